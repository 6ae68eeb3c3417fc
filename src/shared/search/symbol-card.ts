import type { RankedSection } from './rank-sections.ts';
import type { SearchHit, SymbolCard } from './search-hit.ts';
import type { IndexedPage } from './search-index-file.ts';
import { toHit } from './to-hit.ts';

/** A guide that is ranked below so many others does not explain the name. */
const MAX_GUIDE_RANK = 5;

/** An export with its guide and reference page, in the order in which they were found. */
export function symbolCard(options: { page: IndexedPage; ranked: RankedSection[] }): SymbolCard {
  const { page, ranked } = options;
  const [section] = page.sections;
  const { code = '', changes, since, history: anchor } = page.symbol ?? {};
  const [kind = '', ...rest] = section?.[3].split(SEPARATOR) ?? [];
  const own = ranked.findIndex((found) => found.section.page === page);
  const guide = ranked
    .slice(0, MAX_GUIDE_RANK)
    .findIndex((found) => found.section.page.kind === 'guide');
  const reference: SearchHit = {
    id: page.path,
    href: page.path,
    type: 'page',
    group: page.group,
    title: [{ text: page.title, marked: true }],
    trail: [page.group],
    excerpt: [],
  };
  const found = ranked[guide];
  const guides = found ? [toHit(found)] : [];
  const isGuideFirst = guides.length > 0 && (own === -1 || guide < own);
  const address = `${page.path}#${anchor}`;
  const history: SearchHit = {
    ...reference,
    id: address,
    href: address,
    type: 'heading',
    title: [{ text: `Changes since ${since}`, marked: false }],
    trail: changes === undefined ? [] : [changes],
  };
  return {
    name: page.title,
    label: [kind, page.labels.at(-1)].join(SEPARATOR),
    code,
    text: rest.join(SEPARATOR),
    links: [
      ...(isGuideFirst ? [...guides, reference] : [reference, ...guides]),
      ...(changes === undefined ? [] : [history]),
    ],
  };
}

const SEPARATOR = ' · ';
