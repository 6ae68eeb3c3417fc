import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../cache/hash.ts';
import { hashGlob } from '../cache/hash-files.ts';
import { projectRoot } from '../project-root.ts';

/** Changes whenever the app bundle would: sources, page modules, dependencies, base URL. */
export async function appFingerprint(options: {
  siteRoot: string;
  baseUrl: string;
}): Promise<string> {
  const { siteRoot, baseUrl } = options;
  const content = join(siteRoot, 'content');
  const [sources, pages] = await Promise.all([
    hashGlob(projectRoot, ['src/{app,shared,ui}/**/*', 'src/engine/vite/*', 'package-lock.json']),
    // Pages, and what they import beside the sources. Content is data, here as elsewhere.
    hashGlob(content, ['{pages,playground}/**/*', '!**/*.mdx']),
  ]);
  // Page modules are imported by absolute path, so the place counts where there are pages.
  const place = existsSync(join(content, 'pages')) ? siteRoot : '';
  return hash(baseUrl, place, projectRoot, process.versions.node, sources, pages);
}
