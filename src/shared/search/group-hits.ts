import { searchLimits } from '../limits.ts';
import type { SearchHit, SymbolCard } from './search-hit.ts';

/** Hits of one section of the site, or the best hit alone. */
export interface HitGroup {
  /** Empty for the best hit. */
  label: string;
  /** Short description of the hits. */
  card?: SymbolCard;
  hits: SearchHit[];
}

interface FoundHits<Hit = SearchHit> {
  answers: SearchHit[];
  symbol?: SymbolCard | undefined;
  hits: Hit[];
}

/** Shown above the hits: answers, and the links of the symbol card. */
function answersOf({ answers, symbol }: Omit<FoundHits, 'hits'>): SearchHit[] {
  return [...answers, ...(symbol?.links ?? [])];
}

/**
 * Number of hits on all pages, or of everything on the first one, because there may be more answers than hits.
 *
 * @param response with all hits of its page, and the number of hits on all pages
 */
export function countFound(response: FoundHits<{ href: string }> & { total: number }): number {
  const shown = answersOf(response).length + hitsBelow(response).length;
  return Math.max(response.total, Math.min(shown, searchLimits.hitsPerPage));
}

/** The hits without those that are already shown above them. */
export function hitsBelow<Hit extends { href: string }>(response: FoundHits<Hit>): Hit[] {
  const above = new Set(answersOf(response).map(({ href }) => href));
  return response.hits.filter(({ href }) => !above.has(href));
}

/**
 * Answers and the symbol card, or the hit that the query names; then a few hits per section of the site, ordered by each
 * section's best hit, as the dialog shows them.
 */
export function groupHits(response: FoundHits): HitGroup[] {
  const { answers, symbol } = response;
  const groups = new Map<string, SearchHit[]>();
  const hits = [...answers, ...hitsBelow(response)].slice(0, searchLimits.hitsPerPage);
  const best = !symbol && hits[0]?.isNamed ? hits.splice(0, 1) : [];
  for (const hit of hits) {
    const group = groups.get(hit.group) ?? [];
    groups.set(hit.group, group);
    if (group.length < searchLimits.hitsPerGroup) group.push(hit);
  }
  return [
    ...(best.length > 0 ? [{ label: '', hits: best }] : []),
    ...(symbol ? [{ label: symbol.name, card: symbol, hits: symbol.links }] : []),
    ...[...groups].map(([label, grouped]) => ({ label, hits: grouped })),
  ];
}
