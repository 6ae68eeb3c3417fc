/** A part of a text and its replacement: offsets, end excluded. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/**
 * Applies the edits and leaves all other bytes unchanged. An edit inside another one is dropped, because the outer
 * replacement already covers it.
 *
 * @returns the text, and a function from source lines to its lines
 */
export function applyEdits(
  source: string,
  edits: readonly TextEdit[],
): { text: string; lineAfter: (line: number) => number } {
  const kept: TextEdit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    const isInside = last !== undefined && edit.start < last.end;
    if (!isInside) kept.push(edit);
  }
  let text = '';
  let at = 0;
  for (const { start, end, text: replacement } of kept) {
    text += source.slice(at, start) + replacement;
    at = end;
  }
  text += source.slice(at);
  const lineAfter = (line: number): number => {
    const offset = offsetOfLine(source, line);
    let shift = 0;
    for (const edit of kept) {
      if (edit.start >= offset) break;
      const removed = source.slice(edit.start, Math.min(edit.end, offset));
      shift += countLines(edit.text) - countLines(removed);
    }
    return Math.max(1, line + shift);
  };
  return { text, lineAfter };
}

/** The whole lines of a part of a text, with the last line break. */
export function wholeLines(text: string, from: number, to: number): { start: number; end: number } {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  if (text[to - 1] === '\n') return { start, end: to };
  const newline = text.indexOf('\n', to);
  return { start, end: newline === -1 ? text.length : newline + 1 };
}

const countLines = (text: string): number => text.split('\n').length - 1;

function offsetOfLine(source: string, line: number): number {
  let offset = 0;
  for (let current = 1; current < line; current += 1) {
    const next = source.indexOf('\n', offset);
    if (next === -1) return source.length;
    offset = next + 1;
  }
  return offset;
}
