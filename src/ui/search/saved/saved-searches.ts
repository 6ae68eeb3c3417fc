import { searchLimits } from '#shared/limits.ts';
import type { SearchHit } from '#shared/search/search-hit.ts';

/** A hit that a reader opened, as it is stored. */
export interface SavedHit {
  href: string;
  title: string;
  trail: string[];
}

/** What a reader opened from the search, and what of it they want to keep; newest first. */
export interface SavedSearches {
  recent: SavedHit[];
  favorite: SavedHit[];
}

export const noSavedSearches: SavedSearches = { recent: [], favorite: [] };

export function toSavedHit({ href, title, trail }: SearchHit | SavedHit): SavedHit {
  const text = typeof title === 'string' ? title : title.map((piece) => piece.text).join('');
  return { href, title: text, trail };
}

/** How many recent searches are shown: fewer where favourites need the place. */
export function shownRecent({ recent, favorite }: SavedSearches): SavedHit[] {
  const count =
    favorite.length > 0 ? searchLimits.recentCountWithFavorites : searchLimits.recentCount;
  return recent.slice(0, count);
}

/** Notes that a hit was opened. Favourites stay where they are. */
export function addRecent(saved: SavedSearches, hit: SavedHit): SavedSearches {
  if (has(saved.favorite, hit)) return saved;
  const recent = [hit, ...without(saved.recent, hit)].slice(0, searchLimits.recentCount);
  return { ...saved, recent };
}

/** Makes a recent search a favourite. The oldest favourite gives way where there are too many. */
export function addFavorite(saved: SavedSearches, hit: SavedHit): SavedSearches {
  const favorite = [hit, ...without(saved.favorite, hit)].slice(0, searchLimits.favoriteCount);
  return { recent: without(saved.recent, hit), favorite };
}

/** Forgets a hit in one of the lists. */
export function removeSaved(
  saved: SavedSearches,
  list: keyof SavedSearches,
  hit: SavedHit,
): SavedSearches {
  return { ...saved, [list]: without(saved[list], hit) };
}

/** Reads what is stored; anything that is not a list of hits counts as empty. */
export function parseSavedSearches(stored: string | undefined): SavedSearches {
  try {
    const lists: Partial<Record<keyof SavedSearches, unknown>> | null = JSON.parse(stored ?? '');
    return {
      recent: parseHits(lists?.recent).slice(0, searchLimits.recentCount),
      favorite: parseHits(lists?.favorite).slice(0, searchLimits.favoriteCount),
    };
  } catch {
    return noSavedSearches;
  }
}

/** Storage key: one for each index and docs version. */
export function savedSearchesKey(options: { index: string; tag: string }): string {
  return `search-${options.index}-${options.tag}`;
}

/** The hits of a list; whatever else was put into the storage is left out. */
export function parseHits(value: unknown): SavedHit[] {
  return Array.isArray(value) ? value.filter(isSavedHit) : [];
}

function isSavedHit(value: unknown): value is SavedHit {
  if (typeof value !== 'object' || value === null) return false;
  const { href, title, trail } = value as Record<string, unknown>;
  return (
    typeof href === 'string' &&
    // Nothing that was put into the storage may run.
    /^(\/|https?:)/.test(href) &&
    typeof title === 'string' &&
    Array.isArray(trail) &&
    trail.every((step) => typeof step === 'string')
  );
}

const has = (list: SavedHit[], { href }: SavedHit) => list.some((other) => other.href === href);
const without = (list: SavedHit[], { href }: SavedHit) =>
  list.filter((other) => other.href !== href);
