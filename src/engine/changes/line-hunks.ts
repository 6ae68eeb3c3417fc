import type { SampleHunk } from '#shared/changes.ts';
import { align } from './align.ts';

/** Compares lines of code and joins consecutive ones into one piece of HTML. */
export function lineHunks<Line>(options: {
  older: readonly Line[];
  newer: readonly Line[];
  /** Key that is the same for equal lines. */
  keyOf: (line: Line) => string;
  htmlOf: (line: Line) => string;
}): SampleHunk[] {
  const { htmlOf, ...lists } = options;
  const html = (lines: Line[]) => lines.map(htmlOf).join('');
  return align(lists).map(({ isSame, older, newer }) => {
    if (isSame) return { same: html(newer) };
    return {
      ...(older.length > 0 ? { older: html(older) } : {}),
      ...(newer.length > 0 ? { newer: html(newer) } : {}),
    };
  });
}
