import { kindWeights, LONG_PAGE, rankWeights } from './rank-weights.ts';
import type { IndexedPage } from './search-index-file.ts';
import type { SearchSection } from './search-section.ts';

/** A page's weight by its kind and length. */
export function kindWeight({ kind, boost = 1, sections }: IndexedPage): number {
  const lengthWeight = sections.length > LONG_PAGE.sections ? LONG_PAGE.weight : 1;
  return kindWeights[kind] * boost * lengthWeight;
}

/**
 * How much the sections of a page count for a query: a page is about the words in its title and introduction, and only
 * touches on others. A section's own heading is as good as the introduction.
 *
 * @param found matching sections with the engine's score and the share of the query that they have
 * @returns the weight of a section, by the share of the query that its heading has
 */
export function weighPages(
  found: { section: SearchSection; score: number; coverage: { all: number } }[],
): (section: SearchSection, heading: number) => number {
  const best = Math.max(...found.map(({ score }) => score));
  const introductions = new Map(
    found
      .filter(({ section }) => section.level === 1)
      .map(({ section, score, coverage }) => [section.page, { score, share: coverage.all }]),
  );
  return ({ page, pageTitleLength }, heading) => {
    const { score, share } = introductions.get(page) ?? { score: 0, share: 0 };
    return (
      (1 + rankWeights.introduction * Math.max(share, heading)) *
      // From 1, without a match.
      (1 + (100 * score) / best) ** rankWeights.introductionScore *
      pageTitleLength ** rankWeights.titleLength
    );
  };
}
