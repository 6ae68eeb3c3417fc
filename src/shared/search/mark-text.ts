import type { MarkedText } from './search-hit.ts';
import { PART, type Token, tokenize } from './tokenize.ts';

/** Length of an excerpt, and of its part before the first match, in characters. */
const EXCERPT_LENGTH = 150;
const EXCERPT_LEAD = 40;

/** Marks the words that the engine matched, which may differ from the typed ones. */
export function markText(text: string, terms: ReadonlySet<string>): MarkedText {
  const pieces: MarkedText = [];
  let end = 0;
  const add = (piece: string, marked: boolean) => {
    if (piece !== '') pieces.push({ text: piece, marked });
  };
  for (const token of tokenize(text)) {
    if (!isFound(token, terms)) continue;
    add(text.slice(end, token.start), false);
    add(text.slice(token.start, token.end), true);
    end = token.end;
  }
  add(text.slice(end), false);
  return pieces;
}

/**
 * The part of a text with the most matches, or its beginning. If only the section's code matches, a shorter beginning
 * and the matching names.
 */
export function markExcerpt(options: {
  text: string;
  code: string;
  terms: ReadonlySet<string>;
}): MarkedText {
  const { text, code, terms } = options;
  const found = tokenize(text).filter((token) => isFound(token, terms));
  if (found.length === 0 && code !== '') {
    const names = code.split(' ').filter((name) => tokenize(name).some((t) => isFound(t, terms)));
    if (names.length > 0) {
      const shown = names.slice(0, 4).join('  ');
      const room = Math.max(EXCERPT_LEAD, EXCERPT_LENGTH - shown.length);
      const beginning = text.slice(0, endOfWord(text, room));
      return markText(text === '' ? shown : `${beginning} … ${shown}`, terms);
    }
  }
  const start = startOfExcerpt(text, found);
  const end = endOfWord(text, start + EXCERPT_LENGTH);
  const excerpt = text.slice(start, end);
  return markText(`${start > 0 ? '…' : ''}${excerpt}${end < text.length ? '…' : ''}`, terms);
}

function isFound({ term, parts }: Token, terms: ReadonlySet<string>): boolean {
  return terms.has(term) || parts.some((part) => terms.has(PART + part));
}

/** Start of the first excerpt window with the most different matches. */
function startOfExcerpt(text: string, found: Token[]): number {
  let best = { start: 0, count: 0 };
  for (const [index, token] of found.entries()) {
    const inWindow = found
      .slice(index)
      .filter(({ end }) => end <= token.start + EXCERPT_LENGTH - EXCERPT_LEAD);
    const count = new Set(inWindow.map(({ term }) => term)).size;
    if (count > best.count) best = { start: token.start, count };
  }
  if (best.start <= EXCERPT_LEAD) return 0;
  const space = text.indexOf(' ', best.start - EXCERPT_LEAD);
  return space === -1 || space >= best.start ? best.start : space + 1;
}

function endOfWord(text: string, index: number): number {
  if (index >= text.length) return text.length;
  const space = text.lastIndexOf(' ', index);
  return space > index - 30 ? space : index;
}
