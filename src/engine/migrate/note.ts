import type { Place } from './source-data.ts';

/** One change made by the migration, or a decision left to a person. */
export interface MigrationNote {
  /** Path in the source folder, with forward slashes. */
  file: string;
  /** Source line, from 1. */
  line: number;
  /** `decide`: there is no equivalent here, so a person has to decide what to do. */
  kind: 'changed' | 'decide';
  message: string;
}

/** A note about a file whose name the caller adds. */
export type FileNote = Omit<MigrationNote, 'file'>;

export const changed = (line: number, message: string): FileNote => ({
  line,
  kind: 'changed',
  message,
});

export const decide = (line: number, message: string): FileNote => ({
  line,
  kind: 'decide',
  message,
});

/** Notes about data, with its positions. */
export const changedAt = ({ file, line }: Place, message: string): MigrationNote => ({
  file,
  ...changed(line, message),
});

export const decideAt = ({ file, line }: Place, message: string): MigrationNote => ({
  file,
  ...decide(line, message),
});

/** A note with its place in the new site, if there is one. */
export interface PlacedNote extends MigrationNote {
  target?: { file: string; line?: number };
}
