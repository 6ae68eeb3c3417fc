import { loadSiteFromDisk } from '#engine/load-site-from-disk.ts';
import { projectRoot } from '#engine/project-root.ts';
import { buildSearch } from '#engine/search/build-search.ts';
import type { Site } from '#engine/site.ts';
import {
  type IndexedPage,
  type SearchIndexFile,
  unpackIndexFile,
} from '#shared/search/search-index-file.ts';
import {
  NO_VERSION_TAG,
  SEARCH_MANIFEST_PATH,
  type SearchManifest,
  type SearchSynonyms,
} from '#shared/search/search-manifest.ts';

/** The published search of this project's site, without a browser. */
export interface SiteSearchFiles {
  site: Site;
  /** Path below the output folder -> text. */
  files: ReadonlyMap<string, string>;
  synonyms: SearchSynonyms;
  /** Addresses of the index files for readers of the latest docs. */
  latest: string[];
  /** Their content. */
  pages: IndexedPage[];
  load(file: string): Promise<SearchIndexFile>;
}

export async function readSiteSearch(): Promise<SiteSearchFiles> {
  const { site } = await loadSiteFromDisk({ root: projectRoot });
  const files = buildSearch({ site });
  const manifest: SearchManifest = JSON.parse(files.get(SEARCH_MANIFEST_PATH.slice(1)) ?? '{}');
  if (manifest.provider.name !== 'static') throw new Error('The site has no index of its own.');
  const { synonyms, files: parts } = manifest.provider;
  const tags = [NO_VERSION_TAG, manifest.versions[0]?.tag];
  const latest = parts.filter(({ tag }) => tags.includes(tag)).map(({ href }) => href);
  const load = (file: string) => unpackIndexFile(JSON.parse(files.get(file.slice(1)) ?? ''));
  return {
    site,
    files,
    synonyms,
    latest,
    pages: latest.flatMap((file) => load(file).pages),
    load: async (file) => load(file),
  };
}
