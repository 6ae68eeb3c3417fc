import type { IndexedMessage } from './search-index-file.ts';

/** The codes in a text: of TypeScript, tRPC, HTTP and JSON-RPC. */
export function codesIn(text: string): string[] {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);
  const codes = [
    ...all(/\bTS[ -]?(\d{4,5})\b/gi),
    // A double click selects a number without its sign.
    ...all(/(?:[-\u2212]|^)(32\d{3})\b/g).map((digits) => `-${digits}`),
    ...all(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g),
    ...all(/\b[A-Z]{7,}\b/g),
    ...all(/\b(?:status|code|error|http)\W{0,3}([45]\d\d)\b/gi),
    // With its meaning, as browsers log it: `404 (Not Found)`.
    ...all(/\b([45]\d\d) \(?[A-Z][a-z]/g),
  ];
  const whole = text.trim();
  // A code that is the whole text may be lower case, and so may a plain number.
  if (/^[a-z]+(?:_[a-z]+)+$/i.test(whole)) codes.push(whole.toUpperCase());
  if (/^(?:[45]\d\d|\d{4,5})$/.test(whole)) codes.push(whole);
  return codes;
}

/**
 * A text without what consoles and servers write before a code: `Uncaught (in promise) TRPCClientError: `,
 * `tRPC failed on post.list: `, `GET https://example.com/trpc/post.list `.
 */
export function withoutBeginning(text: string): string {
  return text.replace(/^.*: |(?:[A-Z]+ )?https?:\S+/gs, '');
}

/** The messages that have one of the codes. */
export function withCodes(messages: IndexedMessage[], codes: string[]): IndexedMessage[] {
  return messages.filter((message) => codesOf(message).some((code) => codes.includes(code)));
}

/** What may be a code of a row: its inline code, names and numbers in the text, and the numbers beside it. */
function codesOf({ seen, numbers }: IndexedMessage): string[] {
  return [
    ...spansOf(seen),
    ...(seen.match(/-?\b(?:\d{3,5}|[A-Z]+(?:_[A-Z]+)+)\b/g) ?? []),
    ...numbers.split(' '),
  ];
}

/** The inline code of a message. */
export function spansOf(seen: string): string[] {
  return [...seen.matchAll(/`([^`]+)`/g)].map(([, span]) => span ?? '');
}
