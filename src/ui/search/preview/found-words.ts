import type { SearchHit } from '#shared/search/search-hit.ts';
import type { SavedHit } from '../saved/saved-searches.ts';

/** The marked words of a hit, without duplicates; a saved hit has none. */
export function foundWords(hit: SearchHit | SavedHit): string[] {
  if (!('excerpt' in hit)) return [];
  const marked = [...hit.title, ...hit.excerpt].filter((piece) => piece.marked);
  return [...new Set(marked.map(({ text }) => text.toLowerCase()))];
}
