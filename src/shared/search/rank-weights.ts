import type { SearchPageKind } from './search-index-file.ts';

/** Found by measuring: `npm run bench -- search` prints the effect of a change. */
export const rankWeights = {
  /** Exponents of the two halves of a section's own score. */
  engine: 0.25,
  coverage: 1.8,
  /** What words of the query count that are elsewhere on the page, and not in the section. */
  elsewhere: 0.25,
  /** What a heading adds that holds the query, and one that holds nothing else. */
  heading: 0.7,
  precision: 1,
  /** What a page adds for being found by its title. */
  pageItself: 0.45,
  /** What the page's best section and all its others say for a section. */
  pageBest: 0.6,
  pageOthers: 0.5,
  /** What is added where all words are side by side as in the query, as a multiple. */
  adjacent: 1,
  /** Added to sections whose heading is the query, or begins with it. */
  equal: 1,
  equalPage: 4,
  begins: 1.2,
  /** The same for a page and its title, as a multiple. */
  beginsPage: 2.4,
  /** Sections that cover less of the query, as a share of the best one's coverage, are no answers. */
  leastCoverage: 0.3,
  /** The share of a guide's score that a page of the reference behind it has at most. */
  behindGuide: 0.999,
  /** What each further section of a page counts, so that one page does not fill the list. */
  repeat: 0.88,
};

/** How much a page counts by its kind: guides explain, the reference lists, posts age. */
export const kindWeights: Record<SearchPageKind, number> = {
  guide: 1,
  page: 0.8,
  reference: 0.7,
  post: 0.55,
};

/** Pages with more sections hold a bit of everything (a migration guide, a changelog) and answer little. */
export const LONG_PAGE = { sections: 20, weight: 0.65 };
