import { preferredVersionKey } from '#shared/preferred-version.ts';
import type { SearchManifest, SearchVersion } from '#shared/search/search-manifest.ts';
import { readStored } from '../../hooks/storage.ts';
import { contextFacets, contextVersion, readPageContext } from './page-context.ts';
import type { SearchFacets } from './search-provider.ts';

/** What a search from this page, by this reader, is restricted to. */
export interface ReaderContext {
  version: SearchVersion | undefined;
  facets: SearchFacets;
}

/** @param chosenTag tag of the version that the reader chose in the search itself */
export function readerContext(manifest: SearchManifest, chosenTag?: string): ReaderContext {
  const { versions, docsId } = manifest;
  const context = readPageContext(document);
  const version =
    versions.find(({ tag }) => tag === chosenTag) ??
    contextVersion({
      context,
      versions,
      preferred: docsId === undefined ? undefined : readStored(preferredVersionKey(docsId)),
    });
  return { version, facets: contextFacets({ manifest, context, version }) };
}
