import { join } from 'node:path';
import { createApiReader } from './api/create-api-reader.ts';
import { type ContentCache, createContentCache } from './cache/content-cache.ts';
import { createCompiler } from './compile/create-compiler.ts';
import { loadSite } from './load-site.ts';
import type { Site } from './site.ts';

/**
 * Loads a site once, as a build sees it, with the help of its builds' caches if they exist. Its problems are left out.
 *
 * @returns the site, and the caches for further work on it
 */
export async function loadSiteFromDisk({
  root,
}: {
  /** Absolute path of the site's folder. */
  root: string;
}): Promise<{ site: Site; cache: ContentCache }> {
  const cache = createContentCache(join(root, '.site/cache'));
  const compiler = await createCompiler({ siteRoot: root, cache });
  const api = createApiReader({ siteRoot: root, cache });
  const { site } = await loadSite({
    root,
    mode: 'production',
    compile: compiler.compile,
    readApi: api.read,
  });
  await Promise.all([compiler.close(), api.close()]);
  return { site, cache };
}
