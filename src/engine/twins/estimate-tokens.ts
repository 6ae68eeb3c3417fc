/** Average number of bytes per token for English and code in tokenizers of language models. */
const BYTES_PER_TOKEN = 4;

/** Approximate number of tokens in a text: needs no tokenizer and is the same for every model. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}
