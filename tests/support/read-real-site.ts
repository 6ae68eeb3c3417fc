import { join } from 'node:path';
import { createApiReader } from '#engine/api/create-api-reader.ts';
import { type ContentCache, createContentCache } from '#engine/cache/content-cache.ts';
import { createCompiler } from '#engine/compile/create-compiler.ts';
import { loadSite } from '#engine/load-site.ts';
import { projectRoot } from '#engine/project-root.ts';
import type { Site } from '#engine/site.ts';

/** This project's site as one value, from warm caches if possible. */
export async function readRealSite(): Promise<{ site: Site; cache: ContentCache }> {
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
  return { site, cache };
}
