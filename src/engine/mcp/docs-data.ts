import type { DocsVersion } from '#shared/docs-version.ts';
import { unpackIndexFile } from '#shared/search/search-index-file.ts';
import { SEARCH_MANIFEST_PATH, type SearchManifest } from '#shared/search/search-manifest.ts';
import { createStaticSearch, type StaticSearch } from '#shared/search/static-search.ts';
import { twinPath } from '#shared/twin-path.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import { loadSiteFromDisk } from '../load-site-from-disk.ts';
import { checkSamples, sampleBlocks } from '../samples/check-samples.ts';
import { indexAnnotations } from '../samples/page-samples.ts';
import { buildSearch } from '../search/build-search.ts';
import type { Site } from '../site.ts';
import { buildLlms } from '../twins/build-llms.ts';
import { createTwinWriter, type TwinWriter } from '../twins/build-twins.ts';
import { type ErrorEntry, readErrorEntries } from './error-entries.ts';

/** The documentation in the form that the server's tools read. */
export interface DocsData {
  site: Site;
  writer: TwinWriter;
  /** Maps and longer texts for language models, by path. */
  llms: ReadonlyMap<string, string>;
  search: StaticSearch;
  /** Errors explained in a version's tables. They are read once. */
  errors(version: DocsVersion): (ErrorEntry & { address: string })[];
  /** Index files of a version. */
  indexFiles(version: DocsVersion): string[];
}

/** Reads a site from its sources, and from the caches of its builds if they exist. */
export async function readDocsData({ siteRoot }: { siteRoot: string }): Promise<DocsData> {
  const { site, cache } = await loadSiteFromDisk({ root: siteRoot });
  const { annotations } = await checkSamples({
    siteRoot,
    cache,
    blocks: site.config.checks.samples === 'ignore' ? [] : sampleBlocks(site),
    versions: site.sampleVersions,
  });
  const annotationsOf = indexAnnotations(annotations);
  const writer = await createTwinWriter({ site, siteRoot, annotationsOf });
  // A hosted service would need the network, so the site's own index is always used.
  const own = {
    ...site.config,
    search: { provider: 'static' as const, synonyms: synonymsOf(site) },
  };
  const files = buildSearch({ site: { ...site, config: own } });
  const manifest: SearchManifest = JSON.parse(files.get(SEARCH_MANIFEST_PATH.slice(1)) ?? '{}');
  const parts = manifest.provider.name === 'static' ? manifest.provider.files : [];
  const tags = new Map(manifest.versions.map(({ name, tag }) => [name, tag]));
  const errors = new Map<string, ReturnType<DocsData['errors']>>();
  return {
    site,
    writer,
    llms: buildLlms({ site, writer }).files,
    search: createStaticSearch({
      load: async (file) => unpackIndexFile(JSON.parse(files.get(file.slice(1)) ?? '')),
      synonyms: synonymsOf(site),
      messages: site.strings.search.groups.messages,
    }),
    errors(version) {
      const known = errors.get(version.name) ?? readErrors({ site, writer, version });
      errors.set(version.name, known);
      return known;
    },
    indexFiles: ({ name }) =>
      parts.filter(({ tag }) => tag === tags.get(name)).map(({ href }) => href),
  };
}

function readErrors(options: {
  site: Site;
  writer: TwinWriter;
  version: DocsVersion;
}): ReturnType<DocsData['errors']> {
  const { site, writer, version } = options;
  return site.routes.flatMap(({ path, page }) => {
    if (page.kind !== 'doc' || page.docs.version.name !== version.name) return [];
    const address = absoluteAddress(site.config, twinPath(path));
    const entries = readErrorEntries(writer.body(path, { shownOnly: true }) ?? '');
    return entries.map((entry) => ({ ...entry, address }));
  });
}

function synonymsOf({ config }: Site): Record<string, string[]> {
  return config.search.provider === 'static' ? config.search.synonyms : {};
}
