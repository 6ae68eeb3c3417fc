import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { hash } from '../cache/hash.ts';
import { projectRoot } from '../project-root.ts';

/** Changes whenever the app bundle would: sources, page modules, dependencies, base URL. */
export async function appFingerprint(options: {
  siteRoot: string;
  baseUrl: string;
}): Promise<string> {
  const { siteRoot, baseUrl } = options;
  const sources = await glob(
    ['src/{app,shared,ui}/**/*', 'src/engine/vite/*', 'package-lock.json'],
    { cwd: projectRoot, ignore: ['**/*.test.*'], absolute: true },
  );
  // What pages import beside the sources.
  const pages = await glob('{pages,playground}/**/*', {
    cwd: join(siteRoot, 'content'),
    // Content is data, here as elsewhere.
    ignore: ['**/*.mdx'],
    absolute: true,
  });
  const files = [...sources, ...pages].sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  // Page modules are imported by absolute path, so the place counts where there are pages.
  const place = pages.length > 0 ? siteRoot : '';
  return hash(
    baseUrl,
    place,
    process.versions.node,
    ...files.flatMap((file, i) => [file, contents[i] ?? '']),
  );
}
