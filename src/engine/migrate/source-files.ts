import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText } from '../text/decode-text.ts';
import { changed, decide, type MigrationNote } from './note.ts';

/** Text of a file, with its encoding details. */
export interface SourceText {
  /** Without a byte order mark, with `\n` line endings. */
  text: string;
  /** The original line ending. */
  lineEnd: '\n' | '\r\n';
}

/** The source files, read on demand. */
export interface SourceFiles {
  /** Paths with forward slashes, sorted. */
  names: ReadonlySet<string>;
  /** @returns undefined if the file does not exist */
  read(file: string): SourceText | undefined;
  bytes(file: string): Uint8Array | undefined;
  /** Adds files found later. */
  add(files: readonly string[]): void;
  /** Problems with the files that were read. */
  notes: MigrationNote[];
}

export function createSourceFiles(root: string, files: readonly string[]): SourceFiles {
  const names = new Set(files);
  const notes: MigrationNote[] = [];
  const failed = new Set<string>();
  const noteOnce = (note: MigrationNote): void => {
    const key = `${note.file}:${note.line}:${note.message}`;
    if (!failed.has(key)) notes.push(note);
    failed.add(key);
  };
  const bytes = (file: string): Uint8Array | undefined => {
    if (!names.has(file)) return undefined;
    try {
      return readFileSync(join(root, file));
    } catch {
      noteOnce({ file, ...decide(1, 'it cannot be opened, so it is not migrated') });
      return undefined;
    }
  };
  return {
    names,
    add: (more) => {
      for (const file of more) names.add(file);
    },
    bytes,
    notes,
    read: (file) => {
      const content = bytes(file);
      if (content === undefined) return undefined;
      const { text, problems } = decodeText({ file, bytes: content });
      for (const { line = 1, message } of problems) {
        noteOnce({ file, ...decide(line, `${message} It is saved as UTF-8 now: read it once`) });
      }
      const written = Buffer.from(content).toString('latin1');
      const returns = written.split('\r').length - 1;
      const pairs = written.split('\r\n').length - 1;
      const lines = text.split('\n').length - 1;
      const isMixed = returns > 0 && (pairs < lines || pairs < returns);
      if (isMixed && problems.length === 0) {
        const message = 'its lines ended in more than one way, and all end with LF now';
        noteOnce({ file, ...changed(1, message) });
      }
      return { text, lineEnd: returns > 0 && !isMixed ? '\r\n' : '\n' };
    },
  };
}
