/** A sentence in which words in backticks are code. */
export function InlineCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has one order
    index % 2 === 0 ? part : <code key={index}>{part}</code>,
  );
}
