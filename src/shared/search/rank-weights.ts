import type { SearchPageKind } from './search-index-file.ts';

/** Tuned by measurement: `npm run bench -- search` shows the effect of a change. */
export const rankWeights = {
  /** Exponents of the two factors of a section's own score. */
  engine: 0.4,
  coverage: 1.45,
  /** Weight of query words that are elsewhere on the page but not in the section. */
  elsewhere: 0.3,
  /** Bonus for a heading that contains the query, and for one that contains nothing else. */
  heading: 0.7,
  precision: 1,
  /** Bonus for a page whose title matches. */
  pageItself: 0.6,
  /** Weights of the page's best section and of all its others. */
  pageBest: 0.8,
  pageOthers: 0.6,
  /** Bonus factor for words that are side by side as in the query. */
  adjacent: 1,
  /** Bonus factor for text with the query: code and the texts of links name much in passing. */
  prose: 0.75,
  /** Bonus factor for all sections of a page whose title or introduction contains the query. */
  introduction: 1.3,
  /** Exponent of the engine's score for the same, relative to the best section's. */
  introductionScore: 0.15,
  /** Exponent of the number of words in a page's title: of pages that match as well, the shorter one is more general. */
  titleLength: -0.3,
  /** Added for sections whose heading equals the query or begins with it. */
  equal: 4,
  equalPage: 12,
  /** Added for a section that links on other pages call by the query; divided among several. */
  named: 12,
  /** A further row of a group needs this share of the next group's best score. */
  nearNext: 0.7,
  begins: 3.3,
  /** The same for a page and its title, as a factor. */
  beginsPage: 2.4,
  /** Sections below this share of the best coverage are not returned. */
  leastCoverage: 0.3,
  /** Maximum score of a reference page behind a guide, as a share of the guide's score. */
  behindGuide: 0.999,
  /** Factor for each version between a page and the latest one, if several versions are searched. */
  older: 0.6,
  /** Weight of each further section of a page, so that one page does not fill the list. */
  repeat: 0.88,
};

/** Weight by kind of page: guides explain, the reference lists, posts age. */
export const kindWeights: Record<SearchPageKind, number> = {
  guide: 1,
  page: 0.45,
  reference: 0.35,
  post: 0.2,
};

/** Pages with more sections cover a bit of everything (a migration guide, a changelog) and rarely answer a question. */
export const LONG_PAGE = { sections: 25, weight: 0.65 };
