import { useEffect, useState } from 'react';
import type { SearchHit } from '#shared/search/search-hit.ts';
import { readStored, watchStored, writeStored } from '../../hooks/storage.ts';
import {
  addFavorite,
  addRecent,
  noSavedSearches,
  parseSavedSearches,
  removeSaved,
  type SavedHit,
  type SavedSearches,
  toSavedHit,
} from './saved-searches.ts';

/** The saved searches of the current version, with their actions. */
export interface SavedSearchesControl {
  saved: SavedSearches;
  open(hit: SearchHit | SavedHit): void;
  favor(hit: SavedHit): void;
  remove(list: keyof SavedSearches, hit: SavedHit): void;
}

/** Recent and favorite searches under a storage key; empty until the key is known. */
export function useSavedSearches(key: string | undefined): SavedSearchesControl {
  const [saved, setSaved] = useState(noSavedSearches);

  useEffect(() => {
    if (key === undefined) return;
    setSaved(parseSavedSearches(readStored(key)));
    return watchStored(key, (value) => setSaved(parseSavedSearches(value)));
  }, [key]);

  const change = (next: SavedSearches) => {
    setSaved(next);
    if (key === undefined) return;
    const isEmpty = next.recent.length + next.favorite.length === 0;
    writeStored(key, isEmpty ? undefined : JSON.stringify(next));
  };
  return {
    saved,
    open: (hit) => change(addRecent(saved, toSavedHit(hit))),
    favor: (hit) => change(addFavorite(saved, hit)),
    remove: (list, hit) => change(removeSaved(saved, list, hit)),
  };
}
