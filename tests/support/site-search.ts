import { join } from 'node:path';
import { createApiReader } from '#engine/api/create-api-reader.ts';
import { createCompiler } from '#engine/build/create-compiler.ts';
import { createContentCache } from '#engine/cache/content-cache.ts';
import { loadSite } from '#engine/load-site.ts';
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

/** The search of this project's site, as it is published, without a browser. */
export interface SiteSearchFiles {
  site: Site;
  /** Path below the output folder -> text. */
  files: ReadonlyMap<string, string>;
  synonyms: SearchSynonyms;
  /** The parts of the index that answer readers of the latest docs: addresses. */
  latest: string[];
  /** What they hold. */
  pages: IndexedPage[];
  load(file: string): Promise<SearchIndexFile>;
}

export async function readSiteSearch(): Promise<SiteSearchFiles> {
  const cache = createContentCache(join(projectRoot, '.site/cache'));
  const compiler = await createCompiler({ siteRoot: projectRoot, cache });
  const api = createApiReader({ siteRoot: projectRoot, cache });
  const { site } = await loadSite({
    root: projectRoot,
    mode: 'production',
    compile: compiler.compile,
    readApi: api.read,
  });
  await Promise.all([compiler.close(), api.close()]);
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
