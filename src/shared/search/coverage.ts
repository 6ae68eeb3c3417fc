import type { ExpandedWord } from './expand-query.ts';
import type { IndexedPage } from './search-index-file.ts';
import type { SearchSection } from './search-section.ts';

/** Matched term -> fields that contain it. */
export type FoundTerms = Record<string, string[]>;

/** How much of the query a section covers, overall and in its titles; each from 0 to 1. */
export interface Coverage {
  /** The same for each word of the query. */
  words: Float64Array;
  all: number;
  heading: number;
  /** Coverage by the heading, the page title, the sidebar labels, and the link texts of other pages. */
  titles: number;
  /** Coverage by the text. */
  prose: number;
  /** Number of query words in the heading. */
  headingWords: number;
}

/** How well a term matches each word of the query, by the word's position; computed once for all candidates. */
export type TermValues = Map<string, [word: number, value: number][]>;

/** Inverts the words of a query: from a term in the index to the words that it matches. */
export function termValuesOf(words: ExpandedWord[]): TermValues {
  const values: TermValues = new Map();
  for (const [index, { expansion }] of words.entries()) {
    for (const [term, value] of expansion) {
      const known = values.get(term);
      if (known) known.push([index, value]);
      else values.set(term, [[index, value]]);
    }
  }
  return values;
}

/** Measures how much of the query one section covers, from the matched terms. */
export function coverageOf(
  match: FoundTerms,
  words: ExpandedWord[],
  termValues: TermValues,
): Coverage {
  const all = new Float64Array(words.length);
  const heading = new Float64Array(words.length);
  const titles = new Float64Array(words.length);
  const prose = new Float64Array(words.length);
  for (const term in match) {
    let isHeading = false;
    let isTitle = false;
    let isProse = false;
    for (const field of match[term] ?? []) {
      if (field === 'heading' || field === 'slug') isHeading = true;
      else if (field === 'prose') isProse = true;
      else if (field === 'title' || field === 'label' || field === 'names') isTitle = true;
    }
    for (const [index, value] of termValues.get(term) ?? []) {
      if (value > (all[index] ?? 0)) all[index] = value;
      if (isHeading && value > (heading[index] ?? 0)) heading[index] = value;
      if (isProse && value > (prose[index] ?? 0)) prose[index] = value;
      if ((isHeading || isTitle) && value > (titles[index] ?? 0)) titles[index] = value;
    }
  }
  return {
    words: all,
    all: shareOf(all, words),
    heading: shareOf(heading, words),
    titles: shareOf(titles, words),
    prose: shareOf(prose, words),
    headingWords: heading.filter((value) => value > 0.3).length,
  };
}

/** The share of the query that these values add up to, weighted by word. */
export function shareOf(values: Float64Array, words: ExpandedWord[]): number {
  let sum = 0;
  let most = 0;
  for (const [index, { weight }] of words.entries()) {
    sum += weight * (values[index] ?? 0);
    most += weight;
  }
  return sum / most;
}

/** For each page, how well its sections together cover each word. */
export function wordsOfPages(
  covered: { section: SearchSection; coverage: Coverage }[],
): Map<IndexedPage, Float64Array> {
  const pages = new Map<IndexedPage, Float64Array>();
  for (const { section, coverage } of covered) {
    const known = pages.get(section.page);
    if (known) {
      for (const [index, value] of coverage.words.entries()) {
        if (value > (known[index] ?? 0)) known[index] = value;
      }
    } else pages.set(section.page, coverage.words.slice());
  }
  return pages;
}
