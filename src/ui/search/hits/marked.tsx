import type { MarkedText } from '#shared/search/search-hit.ts';

/** A text with its matches marked. It is always rendered as text. */
export function Marked({ text }: { text: MarkedText }) {
  let start = 0;
  return text.map((piece) => {
    const key = start;
    start += piece.text.length;
    return piece.marked ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
