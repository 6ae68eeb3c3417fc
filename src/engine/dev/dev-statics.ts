import { join } from 'node:path';
import { glob } from 'tinyglobby';
import type { Problem } from '#shared/problem.ts';
import type { Site } from '../site.ts';
import { mergeStatic, STATIC_FOLDER } from '../writing/merge-static.ts';
import type { OutputFiles } from '../writing/output-files.ts';

/** Finds files of `content/static` that generated files would hide, as a build does. */
export interface DevStatics {
  /** @param otherFiles paths that the site writes besides its pages; called only if they may have changed */
  check(site: Site, otherFiles: () => Iterable<string>): Promise<Problem[]>;
  /** Lists the folder again at the next check, because files were added or removed. */
  forget(): void;
}

export function createDevStatics(siteRoot: string): DevStatics {
  let statics: OutputFiles | undefined;
  let last = { addresses: '', problems: [] as Problem[] };
  return {
    async check(site, otherFiles) {
      const { routes, redirects, assets } = site;
      // Most edits change no address.
      const addresses = [
        ...routes.map(({ path }) => path),
        ...redirects.map(({ from }) => from),
        ...assets.map(({ output }) => output),
      ].join('\n');
      if (statics && addresses === last.addresses) return last.problems;
      const files = await glob('**/*', { cwd: join(siteRoot, STATIC_FOLDER), dot: true });
      statics = namesOf(files.sort());
      const pages = routes.flatMap(({ path }) => {
        const folder = path === '/' ? '' : `${path.slice(1)}/`;
        const page = path === '/404' ? '404.html' : `${folder}index.html`;
        return [page, `${folder}payload.txt`];
      });
      const written = namesOf([...pages, ...assets.map(({ output }) => output), ...otherFiles()]);
      last = { addresses, problems: mergeStatic({ statics, written }).problems };
      return last.problems;
    },
    forget() {
      statics = undefined;
    },
  };
}

function namesOf(paths: Iterable<string>): OutputFiles {
  return new Map([...paths].map((path) => [path, '']));
}
