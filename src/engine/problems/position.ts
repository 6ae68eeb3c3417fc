/** A position in a text. Both count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** The line and column of a 0-based offset. */
export function positionAt(source: string, offset: number): Position {
  const before = source.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
