import { join } from 'node:path';
import type { Problem } from '#shared/problem.ts';
import { createContentCache } from '../cache/content-cache.ts';
import { checkAll } from '../checks/check-all.ts';
import type { Reporter } from '../cli/reporter.ts';
import { loadSite } from '../load-site.ts';
import { renderRoutes } from '../ssg/render-routes.ts';
import { buildApp } from '../vite/build-app.ts';
import { collectOutput } from './collect-output.ts';
import { createCompiler } from './create-compiler.ts';
import { writeOutput } from './write-output.ts';

export interface BuildResult {
  problems: Problem[];
  pages: number;
  written: number;
}

/**
 * The whole build: content and app side by side, then every page, then every check; files are
 * written only when no check found an error, so that the last good site stays where it is.
 */
export async function buildSite(options: {
  siteRoot: string;
  /** Nothing is written without it. */
  outDir: string | undefined;
  reporter: Reporter;
  now: Date;
}): Promise<BuildResult> {
  const { siteRoot, outDir, reporter, now } = options;
  const cache = createContentCache(join(siteRoot, '.site/cache'));
  const compiler = await createCompiler({ siteRoot, cache });
  try {
    const { site, problems } = await reporter.phase('Reading content', async (progress) => {
      const loaded = await loadSite({
        root: siteRoot,
        mode: 'production',
        compile: compiler.compile,
      });
      progress(`${loaded.site.routes.length} routes, ${compiler.compiled()} files compiled`);
      return loaded;
    });
    const bundle = await reporter.phase('Building the app', () =>
      buildApp({ siteRoot, baseUrl: site.config.baseUrl, now }),
    );
    const rendering = await reporter.phase('Rendering pages', async (progress) => {
      const result = await renderRoutes({
        site,
        bundle,
        cache,
        onPage: (done, total) => progress(`${done} of ${total}`),
      });
      progress(`${result.pages.length} pages, ${result.rendered} rendered`);
      return result;
    });
    const files = await collectOutput({ site, siteRoot, bundle, pages: rendering.pages });
    const found = await reporter.phase('Checking', async () =>
      checkAll({
        site,
        pages: rendering.pages.map((page) => page.emitted),
        files: new Set(files.keys()),
      }),
    );
    const all = [...problems, ...rendering.problems, ...found];
    const failed = all.some((problem) => problem.severity === 'error');
    let written = 0;
    if (outDir && !failed) {
      const result = await reporter.phase('Writing', () => writeOutput({ dir: outDir, files }));
      written = result.written;
    }
    await cache.prune(now);
    return { problems: all, pages: rendering.pages.length, written };
  } finally {
    await compiler.close();
  }
}
