/** A place in a text. Both count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** The line and column of an offset that counts from 0. */
export function positionAt(source: string, offset: number): Position {
  const before = source.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
