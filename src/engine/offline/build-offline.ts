import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { DocsVersion } from '#shared/docs-version.ts';
import {
  OFFLINE_INDEX_PATH,
  OFFLINE_WORKER_PATH,
  type OfflineFile,
  type OfflineIndex,
  type OfflineManifest,
  type OfflineVersion,
} from '#shared/offline/offline.ts';
import {
  NO_VERSION_TAG,
  SEARCH_MANIFEST_PATH,
  type SearchManifest,
} from '#shared/search/search-manifest.ts';
import { stringDefines } from '#shared/strings/strings.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { canBeSaved } from '../config/can-be-saved.ts';
import { digest } from '../hashing/digest.ts';
import { isSidebarOf } from '../routes/site-sidebars.ts';
import { contentTypeOf, isCompressible } from '../serve/content-type.ts';
import type { SidebarFile } from '../sidebars/build-sidebar-files.ts';
import type { Site } from '../site.ts';
import type { PublishedPage } from '../ssg/render-routes.ts';
import { bytesOf, type OutputFile, type OutputFiles } from '../writing/output-files.ts';
import { buildPacks } from './build-packs.ts';
import { bundleWorker } from './bundle-worker.ts';
import { listFiles } from './list-files.ts';

/**
 * Everything that browsers need to save a docs version for offline reading: packs of its pages, a manifest for each
 * version, the list of versions, and the service worker. All but the last two have a hash in their names, so that
 * builds are never mixed.
 *
 * @param options.files all other published files
 * @returns path below the output folder -> content; empty if the site does not offer this
 */
export async function buildOffline(options: {
  site: Pick<Site, 'config' | 'routes' | 'shell' | 'strings' | 'versions'>;
  pages: PublishedPage[];
  sidebarFiles: ReadonlyMap<string, SidebarFile>;
  files: OutputFiles;
  cache: ContentCache;
}): Promise<OutputFiles> {
  const { site } = options;
  const output: OutputFiles = new Map();
  if (!canBeSaved(site.config)) return output;
  const index: OfflineIndex = { versions: [] };
  // Versions share scripts and style sheets.
  const textOf = oncePerPath(async (path) => String(await readOutput(options.files, path)));
  const describe = oncePerPath((path) => describeFile(options.files, path));
  for (const version of site.versions) {
    const built = await buildVersion({ ...options, textOf, describe, version });
    for (const [path, content] of built.output) output.set(path, content);
    index.versions.push(built.entry);
  }
  return output
    .set(OFFLINE_INDEX_PATH.slice(1), JSON.stringify(index))
    .set(
      OFFLINE_WORKER_PATH.slice(1),
      await bundleWorker(stringDefines(site.strings, site.shell.locale.htmlLang)),
    );
}

async function buildVersion(options: {
  site: Pick<Site, 'config' | 'routes' | 'versions'>;
  pages: PublishedPage[];
  sidebarFiles: ReadonlyMap<string, SidebarFile>;
  files: OutputFiles;
  textOf: (path: string) => Promise<string>;
  describe: (path: string) => Promise<DescribedFile>;
  cache: ContentCache;
  version: DocsVersion;
}): Promise<{ output: OutputFiles; entry: OfflineVersion }> {
  const { site, sidebarFiles, files, textOf, describe, cache, version } = options;
  const { name, label, path } = version;
  const paths = new Set(
    site.routes.flatMap((route) =>
      'docs' in route.page && route.page.docs.version.name === name ? [route.path] : [],
    ),
  );
  const pages = options.pages.filter(({ emitted }) => paths.has(emitted.path));
  const safeLabel = label.replace(/[^a-z0-9]+/gi, '-');
  const packs = await buildPacks({
    label: safeLabel,
    cache,
    pages,
  });
  const loaded = await listFiles({
    pages: pages.map(({ emitted }) => emitted),
    files,
    textOf,
    baseUrl: site.config.baseUrl,
  });
  const searched = await listSearchFiles(files, name);
  const sidebars = [...sidebarFiles]
    .filter(([key]) => isSidebarOf(version, key))
    .map(([, { href }]) => href.slice(1));
  const single = await Promise.all([...loaded, ...searched, ...sidebars].map(describe));
  const all = [...packs.map(({ file }) => ({ file, stored: file.bytes })), ...single];
  const list: OfflineManifest = { files: all.map(({ file }) => file) };
  const manifest = JSON.stringify(list);
  const build = digest(manifest);
  const manifestPath = `/assets/offline-${safeLabel}-${build}.json`;
  return {
    output: new Map<string, OutputFile>([
      ...packs.map(({ file, content }) => [file.href.slice(1), content] as const),
      [manifestPath.slice(1), manifest],
    ]),
    entry: {
      name,
      label,
      path,
      build,
      manifest: manifestPath,
      pages: pages.length,
      bytes: all.reduce((sum, { file }) => sum + file.bytes, 0),
      stored: all.reduce((sum, { stored }) => sum + stored, 0),
      search: searched.length > 0,
    },
  };
}

/** The index of the version with the other search files, and the manifest that names both. */
async function listSearchFiles(files: OutputFiles, name: string): Promise<string[]> {
  const path = SEARCH_MANIFEST_PATH.slice(1);
  if (!files.has(path)) return [];
  const { provider, versions }: SearchManifest = JSON.parse(String(await readOutput(files, path)));
  if (provider.name !== 'static') return [];
  const tag = versions.find((version) => version.name === name)?.tag;
  const parts = provider.files.filter((file) => file.tag === tag || file.tag === NO_VERSION_TAG);
  return [path, ...parts.map(({ href }) => href.slice(1))];
}

/** A file beside the packs, and its size in the browser, in bytes. */
interface DescribedFile {
  file: OfflineFile;
  stored: number;
}

async function describeFile(files: OutputFiles, path: string): Promise<DescribedFile> {
  const bytes = await readOutput(files, path);
  const sent = isCompressible(contentTypeOf(path)) ? await promisify(gzip)(bytes) : bytes;
  return {
    file: { href: `/${path}`, hash: digest(bytes), bytes: sent.length },
    stored: bytes.length,
  };
}

async function readOutput(files: OutputFiles, path: string): Promise<Buffer> {
  return Buffer.from(await bytesOf(files.get(path) ?? ''));
}

/** Calls the function once for each path. */
function oncePerPath<T>(read: (path: string) => Promise<T>): (path: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (path) => {
    const result = known.get(path) ?? read(path);
    known.set(path, result);
    return result;
  };
}
