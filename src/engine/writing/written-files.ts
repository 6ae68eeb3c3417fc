import type { Stats } from 'node:fs';

/**
 * What a build left in its output, by path. A file that still has this size and time has this content, so the next
 * build need not read it. Any other file is read and compared, so the note may be old, damaged or missing.
 */
export type WrittenFiles = Record<string, WrittenFile>;

interface WrittenFile {
  /** `digest` of the content. */
  hash: string;
  /** Size in bytes. */
  bytes: number;
  /** Time of the last change, in milliseconds since 1970. */
  time: number;
}

export function describeWritten(hash: string, { size, mtimeMs }: Stats): WrittenFile {
  return { hash, bytes: size, time: mtimeMs };
}

/** Whether a file of the output has this content according to the note. */
export function isWritten(options: {
  note: WrittenFile | null | undefined;
  hash: string;
  /** Undefined if there is no such file. */
  info: Stats | undefined;
}): boolean {
  const { note, hash, info } = options;
  if (!note || !info?.isFile()) return false;
  return note.hash === hash && note.bytes === info.size && note.time === info.mtimeMs;
}
