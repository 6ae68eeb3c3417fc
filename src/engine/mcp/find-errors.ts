import type { ErrorEntry } from './error-entries.ts';

/** A message in its parts. What stands between quotes is different in each program. */
interface Message {
  /** Words outside of quotes, in their order. */
  words: string[];
  /** Words between single quotes, in which TypeScript puts names and types. */
  names: string[];
  /** Signs between single quotes. */
  signs: string[];
}

/** How much of a message an error must say. */
const ENOUGH = 0.8;

/** How many of its names: some are examples. */
const ENOUGH_NAMES = 0.5;

/** A sentence of so many words is one of the library's; shorter ones TypeScript says of any program. */
const OWN_SENTENCE = 8;

/** Messages of so many words are found in many a sentence: they count where a line says little else. */
const SHORT = 3;
const MAX_BESIDE = 4;

/** The entries that are about an error, the nearest first. */
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

/** `NOT_FOUND`, `TIMEOUT`, `TS2345`: one word proves it, as it is written. */
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
  if (words.length < OWN_SENTENCE && known < names.length * ENOUGH_NAMES) return 0;
  const found = words.length > SHORT ? longestRun(words, error.words) : shortRun(words, text);
  const share = found / words.length;
  return share < ENOUGH ? 0 : share * Math.sqrt(found + known);
}

/** All words of a short message, where a line has them and not many more. */
function shortRun(message: string[], text: string): number {
  const lines = text.split('\n').map((line) => parseMessage(line).words);
  const isSaid = lines.some((line) => {
    return (
      line.length <= message.length + MAX_BESIDE &&
      ` ${line.join(' ')} `.includes(` ${message.join(' ')} `)
    );
  });
  return isSaid ? message.length : 0;
}

/** How many words of a message stand near each other in a text, and in their order. */
function longestRun(message: string[], text: string[]): number {
  // A program may have put words of its own between them.
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
    // Apostrophes are within words. A row may break off within a type.
    .replace(/(?<!\w)'([^']*)(?:'(?!\w)|$)/g, (_, inner: string) => {
      quoted.push(inner);
      return ' ';
    })
    // A sentence between quotes is the message itself.
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
