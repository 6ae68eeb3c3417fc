import type { Place } from './source-data.ts';

/** One thing that the migration did, or that it leaves to a person. */
export interface MigrationNote {
  /** Path in the folder that was read, with forward slashes. */
  file: string;
  /** Line there, from 1. */
  line: number;
  /** `decide`: nothing here does the same, so somebody has to say what to do. */
  kind: 'changed' | 'decide';
  message: string;
}

/** A note of one file, whose name is known to whoever collects it. */
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

/** Notes of data, which knows where it is. */
export const changedAt = ({ file, line }: Place, message: string): MigrationNote => ({
  file,
  ...changed(line, message),
});

export const decideAt = ({ file, line }: Place, message: string): MigrationNote => ({
  file,
  ...decide(line, message),
});

/** A note with the place in the new site that it is about, if there is one. */
export interface PlacedNote extends MigrationNote {
  target?: { file: string; line?: number };
}
