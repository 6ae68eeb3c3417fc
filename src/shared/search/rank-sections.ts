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
  score: 0.5,
  heading: 0.7,
  precision: 1,
  equal: 4,
  equalPage: 1,
  begins: 1.2,
  page: 0.6,
  evidence: 0.3,
  pageFirst: 0.45,
  coverage: 3,
  longPage: 0.65,
  longPageSections: 20,
  kind: { guide: 1, page: 0.8, post: 0.55, reference: 0.7 } as Record<SearchPageKind, number>,
};

export function rankSections(options: {
  candidates: Candidate[];
  words: ExpandedWord[];
  phrase: string;
}): RankedSection[] {
  const { candidates, words, phrase } = options;
  const w = rankWeights;
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const pages = new Map<object, { best: number; sum: number }>();
  const top = Math.max(...candidates.map(({ score }) => score), 1e-9);
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
      if (bestHeading > 0.3) headingWords += 1;
    }
    const own = (covered / total) ** w.coverage * (score / top) ** w.score;
    const page = pages.get(section.page) ?? { best: 0, sum: 0 };
    page.best = Math.max(page.best, own);
    page.sum += own;
    pages.set(section.page, page);
    return {
      section,
      own,
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
      const begins = phrase.length>2 ? Math.max(...section.phrases.map((p) => (p.startsWith(phrase) ? phrase.length / p.length : 0))):0;
      const isPage = section.level === 1;
      const page = pages.get(section.page) ?? { best: 0, sum: 0 };
      let score = m.own / best;
      score *=
        1 +
        w.heading * m.heading +
        w.precision * m.heading * precision +
        (isPage ? w.pageFirst * m.heading : 0) +
        w.page * m.title * (page.best / best) +
        w.evidence * Math.log1p((page.sum - m.own) / best);
      if (isEqual) score += w.equal + (isPage ? w.equalPage : 0);
      else score += w.begins * begins;
      score *= w.kind[section.page.kind];
      if (section.page.sections.length > w.longPageSections) score *= w.longPage;
      return { section, score, isInHeading: m.heading > 0 };
    })
    .sort((one, other) => other.score - one.score);
}
