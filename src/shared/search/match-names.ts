import { tellingWords } from './parse-query.ts';
import { rankWeights } from './rank-weights.ts';
import type { IndexedPage } from './search-index-file.ts';
import { type SearchSection, topicOf } from './search-section.ts';
import { squash } from './tokenize.ts';

/** How well the names of a section match the whole query. */
export interface NameMatch {
  /** Added to its score. */
  bonus: number;
  /** Whether the query is its title. */
  isTitle: boolean;
  /** Whether the query names it and no other section: as its title, or as links on other pages call it. */
  isNamed: boolean;
}

/**
 * Compares a query with the names of sections.
 *
 * @param sections all sections that match the query
 * @param phrase the whole query as words
 */
export function matchNames(
  sections: SearchSection[],
  phrase: string,
): (section: SearchSection) => NameMatch {
  const name = squash(phrase);
  const words = tellingWords(phrase);
  // Past words without meaning: `what are links` is about links.
  const topic = squash(words.join(' '));
  const isTitle = (own: string) => own === name || own === topic;
  // A page of that very name is meant, not one with another form of it.
  const isPage = sections.some(({ titles, level }) => level === 1 && titles.some(isTitle));
  const stems = isPage ? undefined : topicOf(phrase);
  const pagesByTitle = countPages(sections);
  const calls = new Map(sections.map((section) => [section, shareCalled(section, words)]));
  const called = [...calls.values()].reduce((sum, share) => sum + share, 0);

  return (section) => {
    const { titles, topics, level } = section;
    const title = titles.find(isTitle) ?? topics.find((own) => own === stems);
    const share = calls.get(section) ?? 0;
    const count = pagesByTitle.get(title ?? '') ?? 1;
    return {
      bonus:
        (title === undefined ? beginningBonus(section, name) : titleBonus(level, count)) +
        (rankWeights.named * share) / Math.sqrt(Math.max(1, called)),
      isTitle: title !== undefined,
      isNamed:
        (title !== undefined && (level === 1 || count === 1)) || (share > 0 && called === share),
    };
  };
}

/** Title or topic -> number of pages with a section of that name. */
function countPages(sections: SearchSection[]): Map<string, number> {
  const pages = new Map<string, Set<IndexedPage>>();
  for (const { titles, topics, page } of sections) {
    for (const title of [...titles, ...topics]) {
      pages.set(title, (pages.get(title) ?? new Set()).add(page));
    }
  }
  return new Map([...pages].map(([title, { size }]) => [title, size]));
}

/** A heading that many pages have (Options) names none of them. */
function titleBonus(level: number, count: number): number {
  return level === 1
    ? rankWeights.equal + rankWeights.equalPage
    : rankWeights.equal / Math.sqrt(count);
}

/** Bonus for a title that begins with the query. */
function beginningBonus({ titles, level }: SearchSection, name: string): number {
  if (name.length < 3) return 0;
  const shares = titles.map((own) => (own.startsWith(name) ? name.length / own.length : 0));
  return rankWeights.begins * Math.max(...shares) * (level === 1 ? rankWeights.beginsPage : 1);
}

/** The share that the words are of one of its other names: half of `split input`, if they are `split`. */
function shareCalled({ called }: SearchSection, words: string[]): number {
  const phrase = ` ${words.join(' ')} `;
  const names = called.filter((name) => ` ${name} `.includes(phrase));
  return Math.max(0, ...names.map((name) => words.length / name.split(' ').length));
}
