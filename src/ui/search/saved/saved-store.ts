import type { SearchHit } from '#shared/search/search-hit.ts';
import type { SearchManifest } from '#shared/search/search-manifest.ts';
import { readStored, watchStored, writeStored } from '../../hooks/storage.ts';
import {
  addFavorite,
  addRecent,
  parseSavedSearches,
  removeSaved,
  type SavedHit,
  type SavedSearches,
  savedSearchesKey,
  toSavedHit,
} from './saved-searches.ts';

/** The saved searches of one index and version, as an external store for React, with their actions. */
export interface SavedStore {
  read(): SavedSearches;
  /** Also for changes in other tabs. Returns a function that stops it. */
  watch(onChange: () => void): () => void;
  open(hit: SearchHit | SavedHit): void;
  favor(hit: SavedHit): void;
  remove(list: keyof SavedSearches, hit: SavedHit): void;
}

/** @param tag of the searched version; undefined on sites without docs */
export function createSavedStore(manifest: SearchManifest, tag: string | undefined): SavedStore {
  const key = savedSearchesKey(manifest, tag);
  const listeners = new Set<() => void>();
  let saved = parseSavedSearches(readStored(key));

  const show = (next: SavedSearches) => {
    saved = next;
    for (const listener of listeners) listener();
  };
  const change = (next: SavedSearches) => {
    show(next);
    const isEmpty = next.recent.length + next.favorite.length === 0;
    writeStored(key, isEmpty ? undefined : JSON.stringify(next));
  };
  return {
    read: () => saved,
    watch(onChange) {
      listeners.add(onChange);
      const stop = watchStored(key, (value) => show(parseSavedSearches(value)));
      return () => {
        listeners.delete(onChange);
        stop();
      };
    },
    open: (hit) => change(addRecent(saved, toSavedHit(hit))),
    favor: (hit) => change(addFavorite(saved, hit)),
    remove: (list, hit) => change(removeSaved(saved, list, hit)),
  };
}
