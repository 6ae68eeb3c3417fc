import type { ApiCode } from '#shared/api.ts';
import type { SheetCode } from '../code-sheet.ts';

/** Maximum lines in a card. */
const MAX_LINES = 7;

/** Marks the omitted content between brackets. */
export function elided({ html, lines }: ApiCode): ApiCode {
  return { html: html.replace(/\{\}(<\/span>)$/, '{ … }$1'), lines };
}

/** Code as a page shows it, without the fields of the sheet. */
export function plain({ html, lines }: ApiCode): ApiCode {
  return { html, lines };
}

/** The first lines of a declaration, for a card. */
export function briefOf({ text }: SheetCode): string {
  const lines = text.replace(/\{\}$/, '{ … }').split('\n');
  return lines.length <= MAX_LINES
    ? lines.join('\n')
    : [...lines.slice(0, MAX_LINES - 1), '…'].join('\n');
}
