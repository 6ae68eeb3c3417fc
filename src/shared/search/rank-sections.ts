import {
  type Coverage,
  coverageOf,
  type FoundTerms,
  shareOf,
  termValuesOf,
  wordsOfPages,
} from './coverage.ts';
import type { ExpandedWord } from './expand-query.ts';
import { matchNames } from './match-names.ts';
import { tellingWords } from './parse-query.ts';
import { rankWeights } from './rank-weights.ts';
import type { IndexedPage, SearchPageKind } from './search-index-file.ts';
import type { SearchSection } from './search-section.ts';
import { squash } from './tokenize.ts';
import { kindWeight, weighPages } from './weigh-page.ts';

/** The engine's result for one section. */
export interface Candidate {
  section: SearchSection;
  /** The engine's own score: term frequencies and field weights. */
  score: number;
  match: FoundTerms;
}

/** A matching section with its final score. */
export interface RankedSection {
  section: SearchSection;
  score: number;
  /** Whether the match is in the heading or address, not only in text and code. */
  isInHeading: boolean;
  /** Whether the query names it and no other: its title is the query, or the text of links to it. */
  isNamed: boolean;
  match: FoundTerms;
}

/**
 * Sorts the engine's results by how much of the query a section covers, whether its heading does, whether it is exactly
 * what was asked for, and how well the rest of its page matches.
 *
 * @param phrase the whole query as words
 */
export function rankSections(options: {
  candidates: Candidate[];
  words: ExpandedWord[];
  phrase: string;
}): RankedSection[] {
  const { candidates, words, phrase } = options;
  const termValues = termValuesOf(words);
  const covered = candidates.map((candidate) => ({
    ...candidate,
    coverage: coverageOf(candidate.match, words, termValues),
  }));
  const leastCoverage =
    rankWeights.leastCoverage * Math.max(...covered.map(({ coverage }) => coverage.all));

  const pageWords = wordsOfPages(covered);
  const measured = covered.map((candidate) => {
    const { section, score, coverage } = candidate;
    const onPage = shareOf(pageWords.get(section.page) ?? coverage.words, words);
    const share = coverage.all + rankWeights.elsewhere * (onPage - coverage.all);
    // Two words of the query in one section are worth more than twice one of them, unlike two forms of one word.
    const found = coverage.words.filter((value) => value > 0).length;
    const own = share ** rankWeights.coverage * (score * found) ** rankWeights.engine;
    return { ...candidate, own };
  });
  const best = Math.max(...measured.map(({ own }) => own));
  const pages = new Map<IndexedPage, { best: number; sum: number }>();
  for (const { section, own } of measured) {
    const page = pages.get(section.page) ?? { best: 0, sum: 0 };
    pages.set(section.page, { best: Math.max(page.best, own), sum: page.sum + own });
  }

  const weighPage = weighPages(covered);
  const pairs = pairsOf(phrase);
  const newest = newestAge(candidates);
  const name = squash(phrase);
  const matchName = matchNames(
    measured.map(({ section }) => section),
    phrase,
  );
  const ranked = measured
    .filter(({ coverage }) => coverage.all >= leastCoverage)
    .map(({ section, match, coverage, own }) => {
      const page = pages.get(section.page) ?? { best: 0, sum: 0 };
      const others = { best: page.best / best, sum: (page.sum - own) / best };
      const relevance =
        (own / best) *
        titleFactor({ section, coverage, others }) *
        (1 + rankWeights.adjacent * adjacency(section, pairs)) *
        (1 + rankWeights.prose * coverage.prose) *
        weighPage(section, coverage.heading);
      const weight = kindWeight(section.page);
      const isSymbol = section.page.kind === 'reference' && section.titles.includes(name);
      // Not lowered: it comes right after the guide that explains the name, or first.
      const { bonus, isTitle, isNamed } = matchName(section);
      const score =
        (relevance * weight + bonus * (isSymbol ? 1 : weight)) *
        rankWeights.older ** Math.max(0, section.age - newest);
      const isInHeading = coverage.heading > 0;
      const isAbout = isTitle || coverage.titles === 1;
      return { section, score, isInHeading, isNamed, match, isAbout, covered: coverage.all };
    });
  putGuidesFirst(ranked);
  return lowerRepeats(ranked.sort(byScore)).sort(byScore);
}

/** The lowest age of the docs, because pages of no version (posts) are found with those of any. */
function newestAge(candidates: Candidate[]): number {
  const docs = candidates.filter(
    ({ section: { page } }) => page.kind === 'guide' || page.kind === 'reference',
  );
  return Math.min(...docs.map(({ section }) => section.age));
}

/** A section with its coverage of the query, and whether its titles or the texts of links to it have all of it. */
type MeasuredSection = RankedSection & { covered: number; isAbout: boolean };

/**
 * Puts reference pages after the best guide that covers as much of the query. The symbol that the query names comes
 * before guides that only mention it.
 */
function putGuidesFirst(ranked: MeasuredSection[]): void {
  const ofKind = (kind: SearchPageKind) =>
    ranked
      .filter(({ section }) => section.page.kind === kind)
      .sort((one, other) => other.covered - one.covered);
  const references = ofKind('reference');
  const isSymbol = references.some(({ isNamed }) => isNamed);
  const guides = ofKind('guide').filter(({ isAbout }) => isAbout || !isSymbol);
  let best = 0;
  let next = 0;
  for (const reference of references) {
    for (; (guides[next]?.covered ?? 0) >= reference.covered; next += 1) {
      best = Math.max(best, guides[next]?.score ?? 0);
    }
    if (best > 0) reference.score = Math.min(reference.score, best * rankWeights.behindGuide);
  }
}

const byScore = (one: RankedSection, other: RankedSection) => other.score - one.score;

function titleFactor(options: {
  section: SearchSection;
  coverage: Coverage;
  others: { best: number; sum: number };
}): number {
  const { section, coverage, others } = options;
  const precision = Math.min(1, coverage.headingWords / section.titleLength);
  return (
    1 +
    coverage.heading *
      (rankWeights.heading +
        rankWeights.precision * precision +
        (section.level === 1 ? rankWeights.pageItself : 0)) +
    rankWeights.pageBest * coverage.titles * others.best +
    rankWeights.pageOthers * Math.log1p(others.sum)
  );
}

/** Pairs of neighboring words in the query, past those without meaning. */
function pairsOf(phrase: string): string[] {
  const words = tellingWords(phrase);
  return words.slice(1).map((word, index) => ` ${words[index]} ${word}`);
}

/** Share of the pairs that the section has, from 0 to 1. The second word may be unfinished. */
function adjacency({ words }: SearchSection, pairs: string[]): number {
  if (pairs.length === 0) return 0;
  return pairs.filter((pair) => words.includes(pair)).length / pairs.length;
}

function lowerRepeats(sorted: RankedSection[]): RankedSection[] {
  const seen = new Map<IndexedPage, number>();
  for (const ranked of sorted) {
    const times = seen.get(ranked.section.page) ?? 0;
    seen.set(ranked.section.page, times + 1);
    ranked.score *= rankWeights.repeat ** times;
  }
  return sorted;
}
