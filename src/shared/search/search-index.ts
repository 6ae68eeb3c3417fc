import { expandQuery } from './expand-query.ts';
import { parseQuery } from './parse-query.ts';
import { type Candidate, type RankedSection, rankSections } from './rank-sections.ts';
import type { SearchIndexFile, SearchKind } from './search-index-file.ts';
import type { SearchSynonyms } from './search-manifest.ts';
import { type SearchField, type SearchSection, sectionsOf, termsOf } from './search-section.ts';
import { readSynonyms } from './synonyms.ts';
import { createTermIndex } from './term-index.ts';
import { foldCase, phraseOf, tokenize } from './tokenize.ts';
import { createVocabulary } from './vocabulary.ts';

/** Weight of a match in each field of a section. */
const fieldWeights: Record<SearchField, number> = {
  heading: 2.4,
  slug: 3.5,
  label: 3,
  title: 1.8,
  names: 1.6,
  code: 0.8,
  prose: 0.9,
};

/** Number of sections considered for queries that match nearly everything (one letter, the library's name). */
const MAX_CANDIDATES = 300;

/** The index of a version, ready for queries. */
export interface SearchIndex {
  /**
   * The sections that match a query, best first.
   *
   * @param kinds kinds to search; all by default
   */
  search(query: string, kinds?: SearchKind[]): RankedSection[];
  /** What to offer for a query that finds nothing. */
  suggest(query: string, kinds?: SearchKind[]): SearchSuggestions;
}

/** Other queries for one that finds nothing. */
export interface SearchSuggestions {
  /** A similar spelling that finds something. */
  suggestion?: string;
  /** Titles of the nearest pages; left out if none is near. */
  near?: string[];
}

/** Number of nearest pages. */
const MAX_NEAR = 3;

/**
 * Builds an index of everything in the files. The term index has terms and their frequencies; the meaning of query words
 * and the ranking of sections are decided here, in the steps of `search`.
 */
export function createSearchIndex(options: {
  files: SearchIndexFile[];
  synonyms: SearchSynonyms;
}): SearchIndex {
  const { files, synonyms } = options;
  const sections = files.flatMap(({ pages, age }) =>
    pages.flatMap((page) => sectionsOf(page, age)),
  );
  const engine = createTermIndex(fieldWeights);
  for (const section of sections) engine.add(termsOf(section));
  const vocabulary = createVocabulary(engine.frequencies);
  const findSynonyms = readSynonyms(synonyms);
  const explained = new Set(
    files.flatMap(({ messages = [] }) => messages.map(({ path, anchor }) => `${path}#${anchor}`)),
  );
  const isOfKind = (section: SearchSection | undefined, kinds: SearchKind[]) =>
    section !== undefined &&
    (kinds.includes(section.page.kind) ||
      (kinds.includes('error') && explained.has(`${section.page.path}#${section.anchor}`)));

  const index: SearchIndex = {
    search(query, kinds) {
      const parsed = parseQuery({ query, findSynonyms });
      const words = expandQuery({ parsed, vocabulary, count: sections.length });
      const weights = new Map<string, number>();
      for (const { expansion, weight } of words) {
        for (const [term, match] of expansion) {
          weights.set(term, Math.max(weights.get(term) ?? 0, match * weight));
        }
      }
      if (weights.size === 0) return [];
      const found = engine.search(weights, kinds && ((id) => isOfKind(sections[id], kinds)));
      const candidates = found
        .slice(0, MAX_CANDIDATES)
        .flatMap(({ id, score, match }): Candidate[] => {
          const section = sections[id];
          return section ? [{ section, score, match }] : [];
        });
      // A misspelled title is a title.
      const meant = new Map(
        parsed.words
          .filter(({ synonyms }) => synonyms.length === 0)
          .map(({ term }) => [term, vocabulary.correct(term)]),
      );
      const corrected = tokenize(query).map(({ term }) => meant.get(term) ?? term);
      return rankSections({ candidates, words, phrase: phraseOf(corrected.join(' ')) });
    },
    suggest(query, kinds) {
      const words = tokenize(query).map(({ term }) => term);
      const join = (termsFor: (word: string) => string[]) =>
        words.flatMap((word) => (vocabulary.has(word) ? [word] : termsFor(word))).join(' ');
      const spelled = join((word) => [vocabulary.nearest(word) ?? []].flat());
      const suggestion = index.search(spelled, kinds).length > 0 ? spelled : undefined;
      // Everything of another kind, what is spelled similarly, or what the parts of the words mean.
      const near = [query, spelled, join(vocabulary.partsOf)]
        // The suggestion is not offered twice.
        .map((it) => titlesOf(index.search(it)).filter((title) => foldCase(title) !== suggestion))
        .find((titles) => titles.length > 0);
      return { ...(suggestion && { suggestion }), ...(near && { near }) };
    },
  };
  return index;
}

/** Pages with a matching heading, not all that mention a word in passing. A symbol's name is not a topic. */
function titlesOf(ranked: RankedSection[]): string[] {
  const titles = ranked
    .filter(({ isInHeading, section }) => isInHeading && section.page.kind !== 'reference')
    .map(({ section }) => section.page.title);
  return [...new Set(titles)].slice(0, MAX_NEAR);
}
