import { useMemo, useSyncExternalStore } from 'react';
import type { SearchHit } from '#shared/search/search-hit.ts';
import type { SearchManifest } from '#shared/search/search-manifest.ts';
import type { SavedHit, SavedSearches } from '../saved/saved-searches.ts';
import type { SavedStore } from '../saved/saved-store.ts';
import { type Extras, loadExtras } from './use-extras.ts';

/** The saved searches of a version. */
export interface SavedControl {
  /** Undefined until the extras and the manifest are loaded. */
  store: SavedStore | undefined;
  saved: SavedSearches | undefined;
  /** Makes a hit recent, also while the extras are on their way. */
  save(hit: SearchHit | SavedHit): void;
}

export function useSaved(options: {
  extras: Extras | undefined;
  manifest: SearchManifest | undefined;
  tag: string | undefined;
}): SavedControl {
  const { extras, manifest, tag } = options;
  const store = useMemo(
    () => manifest && extras?.createSavedStore(manifest, tag),
    [manifest, extras, tag],
  );
  const saved = useSyncExternalStore(store?.watch ?? watchNothing, () => store?.read());
  const save = (hit: SearchHit | SavedHit) => {
    if (store) store.open(hit);
    else if (manifest) {
      loadExtras().then(
        ({ createSavedStore }) => createSavedStore(manifest, tag).open(hit),
        () => {
          // Without the extras, nothing shows saved searches.
        },
      );
    }
  };
  return { store, saved, save };
}

const watchNothing = () => () => {};
