import type { SearchPageKind } from './search-index-file.ts';
import type { ExpandedWord, SearchSection } from './search-index.ts';

/** What the engine found. */
export interface Candidate {
  section: SearchSection;
  /** The engine's own score: term frequencies, field weights. */
  score: number;
  /** Found term -> fields that hold it. */
  match: Record<string, string[]>;
}

export interface RankedSection {
  section: SearchSection;
  score: number;
  /** Whether heading or anchor hold what was found, or only text and code. */
  isInHeading: boolean;
}

export const rankWeights = {
  heading: 1.6,
  precision: 1.2,
  equal: 2,
  page: 0.6,
  pageFirst: 0.35,
  coverage: 2,
  longPage: 0.8,
  longPageSections: 20,
  kind: { guide: 1, page: 0.8, post: 0.55, reference: 0.7 } as Record<SearchPageKind, number>,
};

/**
 * Puts in order what the engine found: by how much of the query a section covers, whether its heading does,
 * whether it is just what was asked, and what the rest of its page says.
 */
export function rankSections(options: {
  candidates: Candidate[];
  words: ExpandedWord[];
  phrase: string;
}): RankedSection[] {
  const { candidates, words, phrase } = options;
  const w = rankWeights;
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const pages = new Map<object, number>();
  const measured = candidates.map((candidate) => {
    const { section, match, score } = candidate;
    let covered = 0;
    let inHeading = 0;
    let inTitle = 0;
    let headingWords = 0;
    for (const { expansion, weight } of words) {
      let best = 0;
      let bestHeading = 0;
      let bestTitle = 0;
      for (const term in match) {
        const value = expansion.get(term);
        if (value === undefined) continue;
        if (value > best) best = value;
        for (const field of match[term] ?? []) {
          if ((field === 'heading' || field === 'slug') && value > bestHeading) bestHeading = value;
          if (field === 'title' || field === 'label') bestTitle = Math.max(bestTitle, value);
        }
      }
      covered += weight * best;
      inHeading += weight * bestHeading;
      inTitle += weight * Math.max(bestHeading, bestTitle);
      if (bestHeading > 0) headingWords += bestHeading;
    }
    const pageScore = pages.get(section.page) ?? 0;
    const own = (covered / total) ** w.coverage * score;
    pages.set(section.page, Math.max(pageScore, own));
    return {
      section,
      own,
      score,
      coverage: covered / total,
      heading: inHeading / total,
      title: inTitle / total,
      headingWords,
    };
  });
  const best = Math.max(...measured.map(({ own }) => own), 1e-9);
  return measured
    .map((m): RankedSection => {
      const { section } = m;
      const lengths = section.phrases.map((p) => p.split(' ').length);
      const precision = Math.min(1, m.headingWords / Math.max(1, Math.min(...lengths)));
      const isEqual = section.phrases.includes(phrase);
      const isPage = section.level === 1;
      let score = m.own / best;
      score *=
        1 +
        w.heading * m.heading +
        w.precision * m.heading * precision +
        (isPage ? w.pageFirst * m.heading : 0) +
        w.page * m.title * ((pages.get(section.page) ?? 0) / best);
      if (isEqual) score += w.equal;
      score *= w.kind[section.page.kind];
      if (section.page.sections.length > w.longPageSections) score *= w.longPage;
      return { section, score, isInHeading: m.heading > 0 };
    })
    .sort((one, other) => other.score - one.score);
}
