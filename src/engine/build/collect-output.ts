import { join } from 'node:path';
import { glob } from 'tinyglobby';
import type { Problem } from '#shared/problem.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { buildLicenses, LICENSES_PATH } from '../licenses/build-licenses.ts';
import { buildOffline } from '../offline/build-offline.ts';
import { buildSiteFiles } from '../outputs/site-files.ts';
import type { PlaygroundOutput } from '../playground/build-playground.ts';
import { buildSearch } from '../search/build-search.ts';
import type { SidebarFile } from '../sidebars/build-sidebar-files.ts';
import type { Site } from '../site.ts';
import type { PublishedPage } from '../ssg/render-routes.ts';
import type { AppBundle } from '../vite/build-app.ts';
import { mergeStatic, STATIC_FOLDER } from '../writing/merge-static.ts';
import type { OutputFiles } from '../writing/output-files.ts';

/**
 * Everything that is published, as one table: static files, assets, pages, payloads, long sidebars, twins, social cards,
 * feeds, rules for hosts, the search index, the playground, licenses, and the packs for offline reading.
 *
 * @param options.otherScripts hashes of inline scripts on other pages that share the same rules
 */
export async function collectOutput(options: {
  site: Site;
  siteRoot: string;
  bundle: AppBundle;
  pages: PublishedPage[];
  /** HTML of posts, by path. */
  documents: ReadonlyMap<string, string>;
  cards: OutputFiles;
  /** Markdown twins, by their output paths. */
  twins: ReadonlyMap<string, string>;
  sidebarFiles: ReadonlyMap<string, SidebarFile>;
  otherScripts: string[];
  playground: PlaygroundOutput | undefined;
  cache: ContentCache;
  /** Whether only file names matter, as in a check: then nothing is packed. */
  namesOnly?: boolean;
}): Promise<{ files: OutputFiles; scriptHashes: string[]; problems: Problem[] }> {
  const { site, siteRoot, bundle, pages, documents, sidebarFiles } = options;
  const { otherScripts, playground, cache, namesOnly } = options;
  const files: OutputFiles = new Map([...options.cards, ...options.twins]);
  await addFolder(files, join(bundle.clientDir, 'assets'), 'assets/');
  for (const asset of site.assets) {
    files.set(asset.output, { copyFrom: join(siteRoot, asset.file) });
  }
  for (const page of pages) {
    const folder = page.emitted.path === '/' ? '' : `${page.emitted.path.slice(1)}/`;
    files.set(page.emitted.path === '/404' ? '404.html' : `${folder}index.html`, page.document);
    files.set(`${folder}payload.txt`, page.payload);
    if (page.samples) files.set(`${folder}samples.json`, JSON.stringify(page.samples));
  }
  for (const { href, content } of sidebarFiles.values()) {
    files.set(href.slice(1), content);
  }
  const scriptHashes = [...new Set(pages.flatMap((page) => page.scriptHashes))];
  const texts = buildSiteFiles({
    site,
    scriptHashes: [...scriptHashes, ...otherScripts],
    ...(playground ? { sandboxHash: playground.sandboxHash } : {}),
    documents,
  });
  const search = buildSearch({ site });
  for (const [path, text] of [...texts, ...search, ...(playground?.files ?? [])]) {
    files.set(path, text);
  }
  const licenses = await buildLicenses({
    packages: [...bundle.packages, ...(playground?.packages ?? [])],
  });
  files.set(LICENSES_PATH, licenses.text);
  const statics: OutputFiles = new Map();
  await addFolder(statics, join(siteRoot, STATIC_FOLDER), '');
  const merged = mergeStatic({ statics, written: files });
  // Built from all other files, including static ones.
  const offline = namesOnly
    ? new Map()
    : await buildOffline({ site, pages, sidebarFiles, files: merged.files, cache });
  const all = mergeStatic({ statics: merged.files, written: offline });
  return {
    files: all.files,
    scriptHashes,
    problems: [...licenses.problems, ...merged.problems, ...all.problems],
  };
}

async function addFolder(files: OutputFiles, dir: string, prefix: string): Promise<void> {
  for (const path of await glob('**/*', { cwd: dir, dot: true })) {
    files.set(`${prefix}${path}`, { copyFrom: join(dir, path) });
  }
}
