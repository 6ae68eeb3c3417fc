import type { SearchHit } from '#shared/search/search-hit.ts';
import type { SavedHit } from '../saved/saved-searches.ts';

/** The marked words of a hit; a saved hit has none. */
export function foundWords(hit: SearchHit | SavedHit): string[] {
  if (!('excerpt' in hit)) return [];
  return [...hit.title, ...hit.excerpt].filter(({ marked }) => marked).map(({ text }) => text);
}
