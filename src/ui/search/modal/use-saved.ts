import { useMemo, useSyncExternalStore } from 'react';
import type { SearchManifest } from '#shared/search/search-manifest.ts';
import type { SavedSearches } from '../saved/saved-searches.ts';
import type { SavedStore } from '../saved/saved-store.ts';
import type { Extras } from './use-extras.ts';

/** The saved searches of a version, with the store that changes them; undefined until extras and manifest are loaded. */
export function useSaved(options: {
  extras: Extras | undefined;
  manifest: SearchManifest | undefined;
  tag: string | undefined;
}): { store: SavedStore | undefined; saved: SavedSearches | undefined } {
  const { extras, manifest, tag } = options;
  const store = useMemo(
    () => manifest && extras?.createSavedStore(manifest, tag),
    [manifest, extras, tag],
  );
  const saved = useSyncExternalStore(store?.watch ?? watchNothing, () => store?.read());
  return { store, saved };
}

const watchNothing = () => () => {};
