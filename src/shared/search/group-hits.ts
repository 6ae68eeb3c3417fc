import { searchLimits } from '../limits.ts';
import type { SearchHit } from './search-hit.ts';

/** Hits of one section of the site. */
export interface HitGroup {
  label: string;
  hits: SearchHit[];
}

/** Hits by section of the site, in the order of the best hit of each, a few of each: as the dialog shows them. */
export function groupHits(hits: SearchHit[]): HitGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits.slice(0, searchLimits.hitsPerPage)) {
    const group = groups.get(hit.group) ?? [];
    groups.set(hit.group, group);
    if (group.length < searchLimits.hitsPerGroup) group.push(hit);
  }
  return [...groups].map(([label, grouped]) => ({ label, hits: grouped }));
}
