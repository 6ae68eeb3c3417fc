/** Bytes of English and code that tokenizers of language models make one token of, in the middle. */
const BYTES_PER_TOKEN = 4;

/** How many tokens a text is, about: a count that needs no tokenizer, and the same for every model. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}

/** `about 12,300 tokens`, rounded to hundreds. */
export function sayTokens(text: string): string {
  const tokens = Math.max(100, Math.round(estimateTokens(text) / 100) * 100);
  return `about ${tokens.toLocaleString('en-US')} tokens`;
}
