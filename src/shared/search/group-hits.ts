import { searchLimits } from '../limits.ts';
import type { SearchHit, SearchResponse, SymbolCard } from './search-hit.ts';

/** Hits of one section of the site. */
export interface HitGroup {
  label: string;
  /** What its hits lead to, in short. */
  card?: SymbolCard;
  hits: SearchHit[];
}

/** Answers and the card of a symbol, then hits by section of the site in the order of the best hit of each, a few of each: as the dialog shows them. */
export function groupHits(
  response: Pick<SearchResponse, 'answers' | 'symbol' | 'hits'>,
): HitGroup[] {
  const { answers, symbol, hits } = response;
  const groups = new Map<string, SearchHit[]>();
  for (const hit of [...answers, ...hits].slice(0, searchLimits.hitsPerPage)) {
    const group = groups.get(hit.group) ?? [];
    groups.set(hit.group, group);
    if (group.length < searchLimits.hitsPerGroup) group.push(hit);
  }
  return [
    ...(symbol ? [{ label: symbol.name, card: symbol, hits: symbol.links }] : []),
    ...[...groups].map(([label, grouped]) => ({ label, hits: grouped })),
  ];
}
