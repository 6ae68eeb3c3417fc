import type { MarkedText } from '#shared/search/search-hit.ts';

/** A text with the words marked that were found. Text stays text, whatever it holds. */
export function Marked({ text }: { text: MarkedText }) {
  let start = 0;
  return text.map((piece) => {
    const key = start;
    start += piece.text.length;
    return piece.marked ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
