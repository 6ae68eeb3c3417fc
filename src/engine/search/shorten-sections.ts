import type { IndexedPage, IndexedSection } from '#shared/search/search-index-file.ts';
import { type Token, tokenize } from '#shared/search/tokenize.ts';
import { listCodeNames } from './list-code-names.ts';
import type { SearchPage } from './search-page.ts';

/** Characters of a section's text that are published. They show its topic, and hits show passages of them. */
const MAX_TEXT_LENGTH = 240;
/** A word of the rest that occurs on more pages than this does not help to find one of them. */
const MAX_PAGES = 3;
/** Of the pages with a name in their code, these many are found by it: those with the most sections that have it. */
const MAX_CODE_PAGES = 3;
/** `createContext`, `NOT_FOUND`: a compound name without a dot. */
const COMPOUND = /^[^.]*(?:\p{Ll}\p{Lu}|_)[^.]*$/u;

/**
 * Reduces each section to the parts worth their bytes: the beginning of its text, which hits show, and in `code`
 * additional search words. These are the names in its code that are not specific to one sample, and the names and rare
 * words in the rest of its text.
 *
 * @returns the pages, those with the same tag together
 */
export function shortenSections(pages: SearchPage[]): SearchPage[] {
  const tags = new Set(pages.map(({ tag }) => tag));
  return [...tags].flatMap((tag) => shortenTogether(pages.filter((page) => page.tag === tag)));
}

/** Shortens pages that are searched together, because words are rare or common among these. */
function shortenTogether(pages: SearchPage[]): SearchPage[] {
  const read = pages.map((page) => ({
    ...page,
    names: countNames(page.indexed),
    tokens: page.indexed.sections.map(([, , , text]) => tokenize(text)),
  }));
  const counts = countPages(read);
  const leasts = leastSections(read);
  return read.map(({ names: ownNames, tokens, ...page }) => {
    const { indexed } = page;
    const countOf = (word: string) => counts.get(word) ?? 0;
    const isAbout = (name: string) => (ownNames.get(name) ?? 0) >= (leasts.get(name) ?? 0);
    const sections = indexed.sections.map(
      ([level, anchor, heading, text, code, names], place): IndexedSection => {
        const shown = beginningOf(text);
        const words = tokens[place] ?? [];
        const isShown = ({ end }: Token) => end <= shown.length;
        const known = new Set(words.filter(isShown).map(({ term }) => term));
        const hidden = [
          ...listCodeNames({ code, text: shown }).filter(
            (name) => (COMPOUND.test(name) || countOf(name) > 1) && isAbout(name),
          ),
          ...words
            .filter((word) => !isShown(word) && !known.has(word.term))
            .filter(({ term, isCode }) => isCode || countOf(term) <= MAX_PAGES)
            .map(({ start, end }) => text.slice(start, end)),
        ];
        return [level, anchor, heading, shown, [...new Set(hidden)].join(' '), names];
      },
    );
    return { ...page, indexed: { ...indexed, sections } };
  });
}

/** A page with the words of each section's text, and the number of its sections that have a name in their code. */
interface ReadPage extends SearchPage {
  tokens: Token[][];
  names: Map<string, number>;
}

/** Ends at the end of a word. */
function beginningOf(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) return text;
  return text.slice(0, Math.max(text.lastIndexOf(' ', MAX_TEXT_LENGTH), 0) || MAX_TEXT_LENGTH);
}

/** Word, or name in code -> number of pages that contain it. */
function countPages(pages: ReadPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tokens, names } of pages) {
    const terms = tokens.flat().map(({ term }) => term);
    for (const word of new Set([...terms, ...names.keys()])) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/** Name -> the number of sections that a page needs for being found by the name in its code. */
function leastSections(pages: ReadPage[]): Map<string, number> {
  const sections = new Map<string, number[]>();
  for (const { names } of pages) {
    for (const [name, count] of names) {
      const known = sections.get(name);
      if (known) known.push(count);
      else sections.set(name, [count]);
    }
  }
  return new Map(
    [...sections].map(([name, found]) => {
      const sorted = found.sort((one, other) => other - one);
      const least = sorted[MAX_CODE_PAGES - 1] ?? 0;
      // If too many pages have it as often, only those that have it more often are about it.
      return [name, sorted[MAX_CODE_PAGES] === least ? least + 1 : least];
    }),
  );
}

/** Name -> number of the page's sections whose code has it. */
function countNames({ sections }: IndexedPage): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, , , , code] of sections) {
    for (const name of listCodeNames({ code, text: '' })) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}
