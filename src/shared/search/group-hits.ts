import { searchLimits } from '../limits.ts';
import type { SearchHit, SearchResponse, SymbolCard } from './search-hit.ts';

/** Hits of one section of the site. */
export interface HitGroup {
  label: string;
  /** What its hits lead to, in short. */
  card?: SymbolCard;
  hits: SearchHit[];
}

type FoundHits = Pick<SearchResponse, 'answers' | 'symbol' | 'hits'>;

/** What stands above the hits: answers, and where the card of a symbol leads. */
export function answersOf({ answers, symbol }: FoundHits): SearchHit[] {
  return [...answers, ...(symbol?.links ?? [])];
}

/** Number of all hits, on all pages; where there are only answers, of those. */
export function countFound(response: FoundHits & Pick<SearchResponse, 'total'>): number {
  return response.total || answersOf(response).length;
}

/** The hits without those that stand above them. */
export function hitsBelow(response: FoundHits): SearchHit[] {
  const above = new Set(answersOf(response).map(({ href }) => href));
  return response.hits.filter(({ href }) => !above.has(href));
}

/** Answers and the card of a symbol, then hits by section of the site in the order of the best hit of each, a few of each: as the dialog shows them. */
export function groupHits(response: FoundHits): HitGroup[] {
  const { answers, symbol } = response;
  const groups = new Map<string, SearchHit[]>();
  for (const hit of [...answers, ...hitsBelow(response)].slice(0, searchLimits.hitsPerPage)) {
    const group = groups.get(hit.group) ?? [];
    groups.set(hit.group, group);
    if (group.length < searchLimits.hitsPerGroup) group.push(hit);
  }
  return [
    ...(symbol ? [{ label: symbol.name, card: symbol, hits: symbol.links }] : []),
    ...[...groups].map(([label, grouped]) => ({ label, hits: grouped })),
  ];
}
