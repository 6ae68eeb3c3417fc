import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { inlineStyles } from '../outputs/inline-styles.ts';
import { buildSiteFiles } from '../outputs/site-files.ts';
import { buildSearch } from '../search/build-search.ts';
import type { Site } from '../site.ts';
import type { RenderedPage } from '../ssg/render-page.ts';
import type { AppBundle } from '../vite/build-app.ts';
import type { OutputFiles } from './write-output.ts';

/** Everything that is published, as one table: static files, assets, pages, payloads, feeds, rules for hosts, the
 * index of the search. */
export async function collectOutput(options: {
  site: Site;
  siteRoot: string;
  bundle: AppBundle;
  pages: RenderedPage[];
}): Promise<OutputFiles> {
  const { site, siteRoot, bundle, pages } = options;
  const files: OutputFiles = new Map();
  await addFolder(files, join(siteRoot, 'content/static'), '');
  await addFolder(files, join(bundle.clientDir, 'assets'), 'assets/');
  for (const asset of site.assets) {
    files.set(asset.output, { copyFrom: join(siteRoot, asset.file) });
  }
  const sheets = await readStyleSheets(bundle);
  const htmls = pages.map((page) => inlineStyles(page.html, sheets));
  for (const [index, page] of pages.entries()) {
    const folder = page.emitted.path === '/' ? '' : `${page.emitted.path.slice(1)}/`;
    files.set(
      page.emitted.path === '/404' ? '404.html' : `${folder}index.html`,
      htmls[index] ?? '',
    );
    files.set(`${folder}payload.txt`, page.payload);
  }
  const texts = buildSiteFiles({
    site,
    scriptHashes: inlineHashes(htmls, /<script>([\s\S]*?)<\/script>/g),
    styleHashes: inlineHashes(htmls, /<style>([\s\S]*?)<\/style>/g),
  });
  for (const [path, text] of [...texts, ...buildSearch({ site })]) files.set(path, text);
  return files;
}

async function addFolder(files: OutputFiles, dir: string, prefix: string): Promise<void> {
  for (const path of await glob('**/*', { cwd: dir, dot: true })) {
    files.set(`${prefix}${path}`, { copyFrom: join(dir, path) });
  }
}

/** The app's style sheets by the name of their file. */
async function readStyleSheets(bundle: AppBundle): Promise<Map<string, string>> {
  const dir = join(bundle.clientDir, 'assets');
  const names = await glob('*.css', { cwd: dir });
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(dir, name), 'utf8')] as const),
    ),
  );
}

/**
 * Hashes of the inline elements that pages carry, for the content security policy. Elements with
 * attributes are left out: scripts with a type are data.
 */
function inlineHashes(htmls: string[], element: RegExp): string[] {
  const contents = new Set<string>();
  for (const html of htmls) {
    for (const [, content] of html.matchAll(element)) {
      if (content !== undefined) contents.add(content);
    }
  }
  return [...contents].map(
    (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`,
  );
}
