import { preferredVersionKey } from '#shared/preferred-version.ts';
import type { SearchKind } from '#shared/search/search-index-file.ts';
import type { SearchManifest, SearchVersion } from '#shared/search/search-manifest.ts';
import { readStored } from '../../hooks/storage.ts';
import { contextFacets, contextVersion, readPageContext } from './page-context.ts';
import type { SearchFacets } from './search-provider.ts';

/** What a search from this page, by this reader, is restricted to. */
export interface ReaderContext {
  version: SearchVersion | undefined;
  facets: SearchFacets;
}

/**
 * @param choice what the reader chose in the search itself: the tag of a version, and for what to search alone
 */
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
