import type { ExpandedWord } from './expand-query.ts';
import type { IndexedPage, SearchPageKind } from './search-index-file.ts';
import type { SearchSection } from './search-section.ts';
import { squash } from './tokenize.ts';

/** What the engine found. */
export interface Candidate {
  section: SearchSection;
  /** The engine's own score: frequencies of terms, weights of fields. */
  score: number;
  /** Found term -> fields that hold it. */
  match: Record<string, string[]>;
}

export interface RankedSection {
  section: SearchSection;
  score: number;
  /** Whether heading or address hold what was found, and not only text and code. */
  isInHeading: boolean;
  /** Found term -> fields that hold it. */
  match: Record<string, string[]>;
}

/** Found by measuring: `npm run bench -- search` prints what a change of them does. */
export const rankWeights = {
  /** Exponents of the two halves of a section's own score. */
  engine: 0.25,
  coverage: 1.8,
  /** What words of the query count that stand elsewhere on the page, and not in the section. */
  elsewhere: 0.25,
  /** What a heading adds that holds the query; and one that holds nothing else. */
  heading: 0.7,
  precision: 1,
  /** What a page adds for being found by its title. */
  pageItself: 0.45,
  /** What the page's best section and all its others say for a section. */
  pageBest: 0.6,
  pageOthers: 0.5,
  /** What is added where all words stand side by side as in the query, as a multiple. */
  adjacent: 1,
  /** Added to sections whose heading is the query, or begins with it. */
  equal: 1,
  equalPage: 4,
  begins: 1.2,
  /** The same for a page and its title, as a multiple. */
  beginsPage: 2.4,
  /** Sections that cover less of the query, as a share of the best one's coverage, are no answers. */
  leastCoverage: 0.3,
  /** Most that a page of the reference has of the score of the guide in front of it. */
  behindGuide: 0.999,
  /** What each further section of a page counts, so that one page does not fill the list. */
  repeat: 0.88,
};

export const kindWeights: Record<SearchPageKind, number> = {
  guide: 1,
  page: 0.8,
  reference: 0.7,
  post: 0.55,
};

/** Pages with more sections hold a bit of everything (a migration guide, a changelog) and answer little. */
export const LONG_PAGE = { sections: 20, weight: 0.65 };

/** How much of the query a section covers, all of it and by its titles; from 0 to 1. */
interface Coverage {
  /** The same for each word of the query. */
  words: Float64Array;
  all: number;
  heading: number;
  /** Heading, page title, sidebar labels, and what other pages call it. */
  titles: number;
  /** Number of the query's words that the heading has. */
  headingWords: number;
}

/**
 * Puts in order what the engine found: by how much of the query a section covers, whether its heading does,
 * whether it is just what was asked for, and what the rest of its page says.
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
  const topScore = Math.max(...covered.map(({ score }) => score));
  const leastCoverage =
    rankWeights.leastCoverage * Math.max(...covered.map(({ coverage }) => coverage.all));

  const pageWords = wordsOfPages(covered);
  const measured = covered.map((candidate) => {
    const { section, score, coverage } = candidate;
    const onPage = shareOf(pageWords.get(section.page) ?? coverage.words, words);
    const share = coverage.all + rankWeights.elsewhere * (onPage - coverage.all);
    const own = share ** rankWeights.coverage * (score / topScore) ** rankWeights.engine;
    return { ...candidate, own };
  });
  const best = Math.max(...measured.map(({ own }) => own));
  const pages = new Map<IndexedPage, { best: number; sum: number }>();
  for (const { section, own } of measured) {
    const page = pages.get(section.page) ?? { best: 0, sum: 0 };
    pages.set(section.page, { best: Math.max(page.best, own), sum: page.sum + own });
  }

  const pairs = pairsOf(phrase);
  const name = squash(phrase);
  const ranked = measured
    .filter(({ coverage }) => coverage.all >= leastCoverage)
    .map(({ section, match, coverage, own }) => {
      const page = pages.get(section.page) ?? { best: 0, sum: 0 };
      const others = { best: page.best / best, sum: (page.sum - own) / best };
      const relevance =
        (own / best) *
        titleFactor({ section, coverage, others }) *
        (1 + rankWeights.adjacent * adjacency(section, pairs));
      const weight = pageWeight(section.page);
      const isSymbol = section.page.kind === 'reference' && section.titles.includes(name);
      // Not lowered: it stands right behind the guide that explains the name, or first.
      const score = relevance * weight + samenessOf(section, name) * (isSymbol ? 1 : weight);
      const isInHeading = coverage.heading > 0;
      return { section, score, isInHeading, match, covered: coverage.all };
    });
  putGuidesFirst(ranked);
  return lowerRepeats(ranked.sort(byScore)).sort(byScore);
}

/** Puts what the reference has behind the best guide that covers as much of the query. */
function putGuidesFirst(ranked: (RankedSection & { covered: number })[]): void {
  const ofKind = (kind: SearchPageKind) =>
    ranked
      .filter(({ section }) => section.page.kind === kind)
      .sort((one, other) => other.covered - one.covered);
  const guides = ofKind('guide');
  let best = 0;
  let next = 0;
  for (const reference of ofKind('reference')) {
    for (; (guides[next]?.covered ?? 0) >= reference.covered; next += 1) {
      best = Math.max(best, guides[next]?.score ?? 0);
    }
    if (best > 0) reference.score = Math.min(reference.score, best * rankWeights.behindGuide);
  }
}

const byScore = (one: RankedSection, other: RankedSection) => other.score - one.score;

/** What a term says for each word of the query, by the word's place; made once for all candidates. */
type TermValues = Map<string, [word: number, value: number][]>;

function termValuesOf(words: ExpandedWord[]): TermValues {
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

function coverageOf(
  match: Candidate['match'],
  words: ExpandedWord[],
  termValues: TermValues,
): Coverage {
  const all = new Float64Array(words.length);
  const heading = new Float64Array(words.length);
  const titles = new Float64Array(words.length);
  for (const term in match) {
    let isHeading = false;
    let isTitle = false;
    for (const field of match[term] ?? []) {
      if (field === 'heading' || field === 'slug') isHeading = true;
      else if (field === 'title' || field === 'label' || field === 'names') isTitle = true;
    }
    for (const [index, value] of termValues.get(term) ?? []) {
      if (value > (all[index] ?? 0)) all[index] = value;
      if (isHeading && value > (heading[index] ?? 0)) heading[index] = value;
      if ((isHeading || isTitle) && value > (titles[index] ?? 0)) titles[index] = value;
    }
  }
  return {
    words: all,
    all: shareOf(all, words),
    heading: shareOf(heading, words),
    titles: shareOf(titles, words),
    headingWords: heading.filter((value) => value > 0.3).length,
  };
}

/** How much of the query these values of its words are, by what each word says. */
function shareOf(values: Float64Array, words: ExpandedWord[]): number {
  let sum = 0;
  let most = 0;
  for (const [index, { weight }] of words.entries()) {
    sum += weight * (values[index] ?? 0);
    most += weight;
  }
  return sum / most;
}

/** For each page how well its sections together cover each word. */
function wordsOfPages(
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

/** Neighbours in the query. */
function pairsOf(phrase: string): string[] {
  const words = phrase.split(' ');
  return words.slice(1).map((word, index) => ` ${words[index]} ${word}`);
}

/** Share of the pairs that the section has, from 0 to 1. The second word may be unfinished. */
function adjacency({ words }: SearchSection, pairs: string[]): number {
  if (pairs.length === 0) return 0;
  return pairs.filter((pair) => words.includes(pair)).length / pairs.length;
}

/**
 * What is added where the query is the heading or the last part of the address, or the beginning of it. Neither
 * spaces nor hyphens count: `methodOverride` is `#method-override`.
 *
 * @param name the query without spaces
 */
function samenessOf({ titles, level }: SearchSection, name: string): number {
  const isPage = level === 1;
  if (titles.includes(name)) return rankWeights.equal + (isPage ? rankWeights.equalPage : 0);
  if (name.length < 3) return 0;
  const shares = titles.map((own) => (own.startsWith(name) ? name.length / own.length : 0));
  return rankWeights.begins * Math.max(...shares) * (isPage ? rankWeights.beginsPage : 1);
}

function pageWeight({ kind, sections }: IndexedPage): number {
  return kindWeights[kind] * (sections.length > LONG_PAGE.sections ? LONG_PAGE.weight : 1);
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
