/** Renders sentences with backticks around inline code and `**` around strong words. */
export function AnswerText({ text }: { text: string }) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((piece, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
    if (piece.startsWith('`')) return <code key={place}>{piece.slice(1, -1)}</code>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the same
    if (piece.startsWith('**')) return <strong key={place}>{piece.slice(2, -2)}</strong>;
    return piece;
  });
}
