import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { buildSiteFiles } from '../outputs/site-files.ts';
import type { Site } from '../site.ts';
import type { RenderedPage } from '../ssg/render-page.ts';
import type { AppBundle } from '../vite/build-app.ts';
import type { OutputFiles } from './write-output.ts';

/** Everything that is published, as one table: static files, assets, pages, payloads, feeds, rules for hosts. */
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
  for (const page of pages) {
    const folder = page.emitted.path === '/' ? '' : `${page.emitted.path.slice(1)}/`;
    files.set(page.emitted.path === '/404' ? '404.html' : `${folder}index.html`, page.html);
    files.set(`${folder}payload.txt`, page.payload);
  }
  const texts = buildSiteFiles({ site, scriptHashes: inlineScriptHashes(pages) });
  for (const [path, text] of texts) files.set(path, text);
  return files;
}

async function addFolder(files: OutputFiles, dir: string, prefix: string): Promise<void> {
  for (const path of await glob('**/*', { cwd: dir, dot: true })) {
    files.set(`${prefix}${path}`, { copyFrom: join(dir, path) });
  }
}

/** Hashes of the inline scripts that pages carry. Data blocks have a type and are no scripts. */
function inlineScriptHashes(pages: RenderedPage[]): string[] {
  const scripts = new Set<string>();
  for (const { html } of pages) {
    for (const [, script] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
      if (script !== undefined) scripts.add(script);
    }
  }
  return [...scripts].map(
    (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}
