import { rankSections } from './rank-sections.ts';
import type { IndexedPage, IndexedSection } from './search-index-file.ts';
import { type SearchField, sectionsOf, termsOf } from './search-section.ts';

/** A page with a section for each text, or heading, and with a name that says nothing about the query. */
export const sectioned = (
  name: string,
  texts: (string | { heading: string })[],
  more: Partial<IndexedPage> = {},
): IndexedPage => ({
  ...titled(name),
  path: `/${name}`,
  sections: texts.map((it, index): IndexedSection => {
    const [heading, text] = typeof it === 'string' ? [`Part ${index}`, it] : [it.heading, ''];
    return [2, heading.toLowerCase().replaceAll(' ', '-'), heading, text, '', ''];
  }),
  ...more,
});

/** A page without sections. */
export const titled = (title: string, text = '', more: Partial<IndexedPage> = {}): IndexedPage => ({
  path: `/docs/${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  group: '',
  labels: [],
  kind: 'guide',
  sections: [[1, '', '', text, '', '']],
  ...more,
});

/**
 * Ranks every section that has words of the query, or words that begin like them.
 *
 * @param scores the engine's score of a page's sections, by its path, instead of 1
 * @param ages of the pages' versions, by path, instead of 0
 */
export function rank(
  query: string,
  pages: IndexedPage[],
  scores: Record<string, number> = {},
  ages: Record<string, number> = {},
) {
  const words = query.split(' ');
  const sections = pages.flatMap((page) => sectionsOf(page, ages[page.path]));
  const candidates = sections.flatMap((section) => {
    const match: Record<string, string[]> = {};
    for (const [field, terms] of Object.entries(termsOf(section)) as [SearchField, string[]][]) {
      for (const word of words) {
        for (const term of new Set(terms)) {
          if (term.startsWith(word)) match[term] = [...(match[term] ?? []), field];
        }
      }
    }
    const score = scores[section.page.path] ?? 1;
    return Object.keys(match).length > 0 ? [{ section, score, match }] : [];
  });
  const terms = candidates.flatMap(({ match }) => Object.keys(match));
  return rankSections({
    candidates,
    words: words.map((word) => ({
      weight: 1,
      expansion: new Map(terms.filter((term) => term.startsWith(word)).map((term) => [term, 1])),
    })),
    phrase: query,
  });
}

/** Addresses of the ranked sections. */
export const order = (...of: Parameters<typeof rank>) =>
  rank(...of).map(({ section: { page, anchor } }) =>
    anchor ? `${page.path}#${anchor}` : page.path,
  );
