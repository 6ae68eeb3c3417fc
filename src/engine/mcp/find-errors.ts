import type { ErrorEntry } from './error-entries.ts';

/** A parsed message. Its quoted parts differ in every program. */
interface Message {
  /** Words outside quotes, in order. */
  words: string[];
  /** Words in single quotes, which TypeScript uses for names and types. */
  names: string[];
  /** Symbols in single quotes. */
  signs: string[];
}

/** Minimum share of a message that an error must contain. */
const MIN_MESSAGE_SHARE = 0.8;

/** Minimum share of its names; some are only examples. */
const MIN_NAME_SHARE = 0.5;

/** A sentence with this many words comes from the library; TypeScript reports shorter ones for any program. */
const MIN_LIBRARY_WORDS = 8;

/** Messages with this few words occur in many sentences, so they count only in a line that says little else. */
const MAX_COMMON_WORDS = 3;
/** Maximum number of other words in such a line. */
const MAX_OTHER_WORDS = 4;

/** The entries about an error, best match first. */
export function findErrors<Entry extends ErrorEntry>(options: {
  error: string;
  entries: Entry[];
}): Entry[] {
  const error = options.error.trim().replace(/^(["'`])(.*)\1$/s, '$2');
  const parsed = parseMessage(error);
  return options.entries
    .map((entry) => {
      const scores = entry.messages.map((message) => {
        return isCode(message) ? scoreCode(message, error) : scoreMessage(message, error, parsed);
      });
      return { entry, score: Math.max(...scores) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

/** `NOT_FOUND`, `TIMEOUT`, `TS2345`: one exact word is enough. */
function isCode(message: string): boolean {
  return /^(?:TS\d+|[A-Z]+(?:_[A-Z]+)+|[A-Z]{4,})$/.test(message);
}

function scoreCode(code: string, error: string): number {
  return error.match(/\w+/g)?.includes(code) ? 1 : 0;
}

function scoreMessage(written: string, text: string, error: Message): number {
  const { words, names, signs } = parseMessage(written);
  if (words.length < 2 || signs.some((sign) => !text.includes(`'${sign}'`))) return 0;
  const said = new Set([...error.names, ...error.words]);
  const known = names.filter((name) => said.has(name)).length;
  if (words.length < MIN_LIBRARY_WORDS && known < names.length * MIN_NAME_SHARE) return 0;
  const found =
    words.length > MAX_COMMON_WORDS ? longestRun(words, error.words) : shortRun(words, text);
  const share = found / words.length;
  return share < MIN_MESSAGE_SHARE ? 0 : share * Math.sqrt(found + known);
}

/** All words of a short message occur in a line with few other words. */
function shortRun(message: string[], text: string): number {
  const lines = text.split('\n').map((line) => parseMessage(line).words);
  const isSaid = lines.some((line) => {
    return (
      line.length <= message.length + MAX_OTHER_WORDS &&
      ` ${line.join(' ')} `.includes(` ${message.join(' ')} `)
    );
  });
  return isSaid ? message.length : 0;
}

/** Number of words of a message that occur near each other in a text, in order. */
function longestRun(message: string[], text: string[]): number {
  // A program may have inserted its own words between them.
  const size = Math.ceil(message.length * 1.5) + 1;
  const last = Math.max(0, text.length - size);
  let longest = 0;
  for (let start = 0; start <= last; start += 1) {
    longest = Math.max(longest, commonLength(message, text.slice(start, start + size)));
  }
  return longest;
}

/** Length of the longest common subsequence. */
function commonLength(a: string[], b: string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const next = [0];
    for (const [index, other] of b.entries()) {
      const before = row[index] ?? 0;
      next.push(word === other ? before + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function parseMessage(text: string): Message {
  const quoted: string[] = [];
  const rest = text
    // Apostrophes are part of words. A row may be cut off within a type.
    .replace(/(?<!\w)'([^']*)(?:'(?!\w)|$)/g, (_, inner: string) => {
      quoted.push(inner);
      return ' ';
    })
    // A fully quoted sentence is the message itself.
    .replace(/"([^"]*)"/g, (_, inner: string) => (wordsOf(inner).length > 3 ? ` ${inner} ` : ' '));
  return {
    words: wordsOf(rest),
    names: quoted.flatMap(wordsOf),
    signs: quoted.filter((inner) => /^[^\w\s…]+$/.test(inner)),
  };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z_$][a-z0-9_$]+/g) ?? [];
}
