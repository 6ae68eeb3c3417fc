import { NO_VERSION_TAG, type SearchManifest } from '#shared/search/search-manifest.ts';
import type { SearchFacets } from './search-provider.ts';

/** What the page that is shown says about itself to searches (row S10). */
export interface PageContext {
  language: string | undefined;
  /** Tag of its docs version; `default` outside of the docs. */
  tag: string;
}

export function readPageContext(document: Document): PageContext {
  const read = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="docsearch:${name}"]`)?.content;
  return { language: read('language'), tag: read('docusaurus_tag') ?? NO_VERSION_TAG };
}

/**
 * The tag of the version to search in: the page's own, else the one that the reader prefers, else the
 * latest. Sites without docs have no versions.
 *
 * @param preferred name of the version that the reader chose
 */
export function contextTag(options: {
  context: PageContext;
  versions: SearchManifest['versions'];
  preferred: string | undefined;
}): string {
  const { context, versions, preferred } = options;
  const chosen =
    versions.find(({ tag }) => tag === context.tag) ??
    versions.find(({ name }) => name === preferred) ??
    versions[0];
  return chosen?.tag ?? NO_VERSION_TAG;
}

/** Restricts to a version and to what belongs to none, in the page's language. */
export function contextFacets(options: { context: PageContext; tag: string }): SearchFacets {
  const { context, tag } = options;
  const { language } = context;
  return {
    ...(language === undefined ? {} : { language }),
    tags: [...new Set([NO_VERSION_TAG, tag])],
  };
}
