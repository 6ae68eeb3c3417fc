import type MagicString from 'magic-string';

/** The position of a list element in source text. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Adds an element after another one in a TypeScript list, in the same style: on a new line if the other one ends its
 * line, else beside it. Comments after an element stay with it.
 */
export function insertBehind(options: {
  source: string;
  edits: MagicString;
  anchor: Span;
  /** Start of the next element, or of the closing bracket. */
  next: number;
  text: string;
}): void {
  const { source, edits, anchor, next, text } = options;
  const gap = source.slice(anchor.end, next);
  const lineEnd = gap.indexOf('\n');
  if (lineEnd < 0) {
    edits.appendLeft(anchor.end, `, ${text}`);
    return;
  }
  const indent = indentOf(source, anchor.start);
  const at = anchor.end + lineEnd - (gap.charAt(lineEnd - 1) === '\r' ? 1 : 0);
  const hasComma = /^\s*,/.test(gap);
  if (!hasComma) edits.appendLeft(anchor.end, ',');
  edits.appendLeft(at, `\n${indent}${text}${hasComma ? ',' : ''}`);
}

/** Removes an element from a list with its comma, and with its line if it was alone there. */
export function removeElement(options: {
  source: string;
  edits: MagicString;
  element: Span;
}): void {
  const { source, edits, element } = options;
  const lineStart = source.lastIndexOf('\n', element.start - 1) + 1;
  const comma = /^\s*,/.exec(source.slice(element.end))?.[0] ?? '';
  const end = element.end + comma.length;
  const isFirst = source.slice(lineStart, element.start).trim() === '';
  const rest = /^[^\S\n]*(?:\/\/[^\n]*)?(?:\n|$)/.exec(source.slice(end))?.[0];
  if (isFirst && rest !== undefined) {
    edits.remove(lineStart, end + rest.length);
    return;
  }
  if (comma !== '') {
    edits.remove(element.start, end + (/^[^\S\n]*/.exec(source.slice(end))?.[0].length ?? 0));
    return;
  }
  const before = /,\s*$/.exec(source.slice(0, element.start))?.[0].length ?? 0;
  edits.remove(element.start - before, element.end);
}

/** The indentation of the line at an offset. */
export function indentOf(source: string, offset: number): string {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
  return /^[^\S\n]*/.exec(source.slice(lineStart))?.[0] ?? '';
}
