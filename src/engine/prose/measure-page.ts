import type { Passage } from './collect-passages.ts';
import { habits, MAX_SHORT_LENGTH } from './habits.ts';

/** One use of a habit. */
export interface Finding {
  line: number;
  column: number;
  /** Its sentence as in the source, on one line. */
  sentence: string;
}

/** Statistics about the English of one file. */
export interface PageProse {
  file: string;
  /** Name in the budgets: `docs/server/routers.mdx`, without the version, so that a new version takes it over. */
  page: string;
  words: number;
  sentences: number;
  /** Words of each sentence, in order. */
  lengths: number[];
  /** Median sentence length, in words. */
  median: number;
  /** Share of sentences that are short, from 0 to 1. */
  short: number;
  /** Every use of a habit, by its name; unused habits are left out. */
  found: Map<string, Finding[]>;
}

/** Counts the habits in a page. Pure, so it needs nothing else of the site. */
export function measurePage(input: { file: string; page: string; passages: Passage[] }): PageProse {
  const { file, page, passages } = input;
  const found = new Map<string, Finding[]>();
  const lengths: number[] = [];
  let words = 0;
  for (const passage of passages) {
    for (const { start, text } of sentencesOf(passage.text)) {
      const length = countWords(text);
      const note = (name: string, at: number) => {
        const written = passage.written.slice(start, start + text.length);
        const finding = { ...passage.placeOf(at), sentence: written.replace(/\s+/g, ' ').trim() };
        found.set(name, [...(found.get(name) ?? []), finding]);
      };
      words += length;
      for (const { name, pattern } of habits) {
        if (pattern) for (const { index } of text.matchAll(pattern)) note(name, start + index);
      }
      if (!passage.isParagraph || !/[.!?:]\W*$/.test(text)) continue;
      if (lengths.length === 0 && /\?\s*$/.test(text)) note('question', start);
      lengths.push(length);
      if (length <= MAX_SHORT_LENGTH) note('short', start);
    }
  }
  return {
    file,
    page,
    words,
    sentences: lengths.length,
    lengths,
    median: medianOf(lengths),
    short: (found.get('short')?.length ?? 0) / Math.max(1, lengths.length),
    found,
  };
}

/** The middle one of the numbers, or 0 if there are none. */
export function medianOf(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Allowed uses of each habit on a page without a budget. */
export function allowancesOf({ words, sentences }: PageProse): Map<string, number> {
  return new Map(
    habits.map(({ name, allowance }) => {
      const of = name === 'short' ? sentences : words;
      return [name, Math.floor((allowance * of) / 1000)];
    }),
  );
}

/** A period ends a sentence only before white space: those in `Next.js` and `11.6` do not. */
function sentencesOf(text: string): { start: number; text: string }[] {
  return [...text.matchAll(/\S[\s\S]*?(?:[.!?]["”’')]*(?=\s|$)|$)/g)].map((match) => ({
    start: match.index,
    text: match[0],
  }));
}

function countWords(text: string): number {
  return text.match(/[\p{L}\d][^\s]*/gu)?.length ?? 0;
}
