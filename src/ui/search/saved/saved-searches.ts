import type { SearchHit } from '#shared/search/search-hit.ts';
import type { SearchManifest } from '#shared/search/search-manifest.ts';

/** A hit that a reader opened, as stored. */
export interface SavedHit {
  href: string;
  title: string;
  trail: string[];
}

/** The hits that a reader opened, and those saved as favorites; newest first. */
export interface SavedSearches {
  recent: SavedHit[];
  favorite: SavedHit[];
}

/** Maximum numbers of each; if there are favorites too, fewer recent ones are shown. */
const MAX_RECENT = 7;
const MAX_RECENT_WITH_FAVORITES = 4;
const MAX_FAVORITE = 10;

export const noSavedSearches: SavedSearches = { recent: [], favorite: [] };

export function toSavedHit({ href, title, trail }: SearchHit | SavedHit): SavedHit {
  const text = typeof title === 'string' ? title : title.map((piece) => piece.text).join('');
  return { href, title: text, trail };
}

/** Number of recent searches shown: fewer if favorites need the space. */
export function shownRecent({ recent, favorite }: SavedSearches): SavedHit[] {
  return recent.slice(0, favorite.length > 0 ? MAX_RECENT_WITH_FAVORITES : MAX_RECENT);
}

/** Records that a hit was opened. Favorites do not move. */
export function addRecent(saved: SavedSearches, hit: SavedHit): SavedSearches {
  if (saved.favorite.some(({ href }) => href === hit.href)) return saved;
  const recent = [hit, ...without(saved.recent, hit)].slice(0, MAX_RECENT);
  return { ...saved, recent };
}

/** Makes a recent search a favorite. If there are too many, the oldest favorite is removed. */
export function addFavorite(saved: SavedSearches, hit: SavedHit): SavedSearches {
  const favorite = [hit, ...without(saved.favorite, hit)].slice(0, MAX_FAVORITE);
  return { recent: without(saved.recent, hit), favorite };
}

/** Removes a hit from one of the lists. */
export function removeSaved(
  saved: SavedSearches,
  list: keyof SavedSearches,
  hit: SavedHit,
): SavedSearches {
  return { ...saved, [list]: without(saved[list], hit) };
}

/** Reads the stored lists; invalid data counts as empty. */
export function parseSavedSearches(stored: string | undefined): SavedSearches {
  try {
    const lists: Partial<Record<keyof SavedSearches, unknown>> | null = JSON.parse(stored ?? '');
    return {
      recent: parseHits(lists?.recent).slice(0, MAX_RECENT),
      favorite: parseHits(lists?.favorite).slice(0, MAX_FAVORITE),
    };
  } catch {
    return noSavedSearches;
  }
}

/** Storage key: one per searched index and docs version. */
export function savedSearchesKey(manifest: SearchManifest, tag = 'all'): string {
  const { provider, docsId = 'site' } = manifest;
  return `search-${provider.name === 'hosted' ? provider.indexName : docsId}-${tag}`;
}

/** The valid hits in a list; anything else in the storage is ignored. */
export function parseHits(value: unknown): SavedHit[] {
  return Array.isArray(value) ? value.filter(isSavedHit) : [];
}

function isSavedHit(value: unknown): value is SavedHit {
  const { href, title, trail }: Record<string, unknown> = Object(value);
  return (
    typeof href === 'string' &&
    // Nothing from the storage may be executed.
    /^(\/|https?:)/.test(href) &&
    typeof title === 'string' &&
    Array.isArray(trail) &&
    trail.every((step) => typeof step === 'string')
  );
}

const without = (list: SavedHit[], { href }: SavedHit) =>
  list.filter((other) => other.href !== href);
