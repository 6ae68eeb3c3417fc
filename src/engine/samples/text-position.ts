import type { CodeRange } from '#shared/hover.ts';

/** Positions in a text as 0-based lines and columns. */
export interface TextPositions {
  /** A range that ends on another line is cut at the end of its first one. */
  rangeAt(start: number, length: number): CodeRange;
  offsetOf(place: { line: number; column: number }): number;
}

export function createTextPositions(text: string): TextPositions {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const endOf = (line: number): number => (starts[line + 1] ?? text.length + 1) - 1;
  return {
    rangeAt(start, length) {
      const found = starts.findLastIndex((offset) => offset <= start);
      const line = Math.max(found, 0);
      const column = start - (starts[line] ?? 0);
      return { line, column, length: Math.max(0, Math.min(length, endOf(line) - start)) };
    },
    offsetOf: ({ line, column }) => Math.min((starts[line] ?? 0) + column, endOf(line)),
  };
}
