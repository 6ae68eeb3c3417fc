import {
  NO_VERSION_TAG,
  type SearchManifest,
  type SearchVersion,
} from '#shared/search/search-manifest.ts';
import type { SearchFacets } from './search-provider.ts';

/** Search metadata of the current page (row S10). */
export interface PageContext {
  language: string | undefined;
  /** Tag of its docs version; `default` outside the docs. */
  tag: string;
}

export function readPageContext(document: Document): PageContext {
  const read = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="docsearch:${name}"]`)?.content;
  return { language: read('language'), tag: read('docusaurus_tag') ?? NO_VERSION_TAG };
}

/**
 * The version to search: the page's own, else the reader's preferred one, else the latest. Undefined on sites without
 * docs.
 *
 * @param preferred name of the version that the reader chose
 */
export function contextVersion(options: {
  context: PageContext;
  versions: SearchVersion[];
  preferred: string | undefined;
}): SearchVersion | undefined {
  const { context, versions, preferred } = options;
  return (
    versions.find(({ tag }) => tag === context.tag) ??
    versions.find(({ name }) => name === preferred) ??
    // The next version may be listed before it.
    versions.find(({ isLast }) => isLast) ??
    versions[0]
  );
}

/**
 * Restricts to a version and content outside all versions, in the page's language; without restriction if the provider
 * is configured that way.
 */
export function contextFacets(options: {
  manifest: Pick<SearchManifest, 'provider'>;
  context: PageContext;
  version: SearchVersion | undefined;
}): SearchFacets {
  const { manifest, context, version } = options;
  const { language } = context;
  if (manifest.provider.name === 'hosted' && !manifest.provider.contextual) return {};
  return {
    ...(language === undefined ? {} : { language }),
    tags: [NO_VERSION_TAG, ...(version ? [version.tag] : [])],
  };
}
