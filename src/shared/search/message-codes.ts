import { STOP_WORDS } from './parse-query.ts';
import type { IndexedMessage } from './search-index-file.ts';

/**
 * A status as servers, browsers and other clients log it: `HTTP/2 404`, `GET /trpc/post.list 500 in 23ms`,
 * `responded with a status of 401`, `"httpStatus":403`.
 */
const LOGGED =
  /(?:\bHTTP\/[\d.]+"?|\b(?:GET|POST) (?:\/|https?:)\S*(?= )|\bstatus (?:code|of)|\b(?:httpStatus|statusCode)"?:) ?([45]\d\d)\b/g;

/**
 * The messages about the code of a text that is no message.
 *
 * @param options.isShort whether it has few words besides codes; otherwise, the words matter more
 */
export function explainCode(options: {
  messages: IndexedMessage[];
  text: string;
  isShort: () => boolean;
}): IndexedMessage[] {
  const { messages, text, isShort } = options;
  // Behind other words, a number alone is no status: `limit: 500`.
  const end = withoutBeginning(text);
  const named = [text, /\p{L}/u.test(end) ? end : ''].map((it) => withStatus(messages, it));
  const found = named.find((it) => it.length > 0);
  if (found) return found;
  return isShort() || namesCode(text) ? withCodes(messages, codesIn(text)) : [];
}

/** The codes of TypeScript in a text: `TS2322`, or as editors write them behind a message, `ts(2322)`. */
export function typeScriptCodes(text: string): string[] {
  // A line and a column of a file are no code: `app.ts(1234,5)`.
  return [...text.matchAll(/\bTS[ (-]?(\d{4,5})\b(?!,)/gi)].map(([, code = '']) => code);
}

/** The codes in a text: of TypeScript, tRPC, HTTP and JSON-RPC. */
function codesIn(text: string): string[] {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);
  const codes = [
    ...typeScriptCodes(text),
    // A double click selects a number without its sign.
    ...all(/(?:[-\u2212]|^\s*(?=\d+\s*$))(32\d{3})\b/g).map((digits) => `-${digits}`),
    ...all(LOGGED),
    ...all(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g),
    ...all(/\b[A-Z]{7,}\b/g),
    ...all(/\b(?:status|code)\W{0,3}([45]\d\d)\b/gi),
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

/** Whether a text of any length is about a code: a response as JSON, or a status in a log. */
function namesCode(text: string): boolean {
  return text.search(LOGGED) !== -1 || /"code":\s*(?:"[A-Z_]+"|-32\d{3})/.test(text);
}

/** Words that people write beside a status: `trpc 404`, `server returns 500`. In a name, `not` says too little. */
const BESIDE = new Set(
  'api code error errors gets getting gives got http https not receive received receiving request requests response return returned returning returns server status throws trpc'.split(
    ' ',
  ),
);

/**
 * The messages about the status of a text that says nothing else, in any order and case: `trpc 404`; or nothing but its
 * name beside it, which HTTP may spell differently: `405 method not allowed` is METHOD_NOT_SUPPORTED. With other words
 * (`timeout 500`, `400 %`), it is no status.
 */
function withStatus(messages: IndexedMessage[], text: string): IndexedMessage[] {
  const line = text.toLowerCase().replace(/\bhttp\/[\d.]+/, '');
  const words = line.match(/\p{L}+|\d+|[%\p{Sc}]/gu) ?? [];
  const [status, ...others] = words.filter((word) => /^[45]\d\d$/.test(word));
  if (status === undefined || others.length > 0) return [];
  const name = words.filter(
    (word) => word !== status && !BESIDE.has(word) && !STOP_WORDS.has(word),
  );
  return messages.filter((message) => {
    const codes = codesOf(message);
    const known = codes.flatMap((code) => code.toLowerCase().split('_'));
    const same = name.filter((word) => known.includes(word));
    return codes.includes(status) && same.length >= name.length / 2;
  });
}

/** The messages that have one of the codes. A name is more exact than a number, which several may share. */
function withCodes(messages: IndexedMessage[], codes: string[]): IndexedMessage[] {
  // Most keys of a query.
  if (codes.length === 0) return [];
  const having = (wanted: string[]) =>
    messages.filter((message) => codesOf(message).some((code) => wanted.includes(code)));
  const named = having(codes.filter((code) => /[A-Z]/.test(code)));
  return named.length > 0 ? named : having(codes);
}

/** What may be a code of a row: its inline code, names and numbers in the text, unless quoted, and those beside it. */
function codesOf({ seen, numbers }: IndexedMessage): string[] {
  return [
    ...spansOf(seen),
    ...(seen.match(/-?(?<!")\b(?:\d{3,5}|[A-Z]+(?:_[A-Z]+)+)\b/g) ?? []),
    ...numbers.split(' '),
  ];
}

/** A message without its Markdown. */
export function plainText(seen: string): string {
  return seen.replaceAll('`', '');
}

/** The inline code of a message. */
export function spansOf(seen: string): string[] {
  return [...seen.matchAll(/`([^`]+)`/g)].map(([, span]) => span ?? '');
}
