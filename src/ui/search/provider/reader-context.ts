import { preferredVersionKey } from '#shared/preferred-version.ts';
import type { SearchKind } from '#shared/search/search-index-file.ts';
import type { SearchManifest, SearchVersion } from '#shared/search/search-manifest.ts';
import { readStored } from '../../hooks/storage.ts';
import { contextFacets, contextVersion, readPageContext } from './page-context.ts';
import type { SearchFacets } from './search-provider.ts';

/** The restrictions of a search from this page, by this reader. */
export interface ReaderContext {
  version: SearchVersion | undefined;
  facets: SearchFacets;
}

/** @param choice the reader's choice in the search: the tag of a version, and the kinds to search */
export function readerContext(
  manifest: SearchManifest,
  choice: { tag?: string | undefined; kind?: SearchKind | undefined } = {},
): ReaderContext {
  const { versions, docsId } = manifest;
  const { kind } = choice;
  const context = readPageContext(document);
  const version =
    versions.find(({ tag }) => tag === choice.tag) ??
    contextVersion({
      context,
      versions,
      preferred: docsId === undefined ? undefined : readStored(preferredVersionKey(docsId)),
    });
  const facets = contextFacets({ manifest, context, version });
  return { version, facets: kind ? { ...facets, kinds: [kind] } : facets };
}
