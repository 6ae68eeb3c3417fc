import type MagicString from 'magic-string';

/** What is needed of an element of a list in source text: where it is. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Adds an element behind another one in a list of TypeScript, in the list's own manner: on a line of its
 * own where the other one ends its line, else beside it. Comments behind an element stay with it.
 */
export function insertBehind(options: {
  source: string;
  edits: MagicString;
  anchor: Span;
  /** Where the next element begins, else where the list closes. */
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

/** Takes an element out of a list, with its comma, and with its line where it was alone on it. */
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

/** The spaces that the line of an offset begins with. */
export function indentOf(source: string, offset: number): string {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
  return /^[^\S\n]*/.exec(source.slice(lineStart))?.[0] ?? '';
}
