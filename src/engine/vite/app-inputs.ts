import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import {
  createFingerprint,
  type Fingerprint,
  listSources,
  readFingerprint,
} from '../cache/fingerprint.ts';
import { listVersions, readInstalledPackages } from '../cache/installed-packages.ts';
import { producers } from '../cache/producers.ts';
import { hash } from '../hashing/hash.ts';
import { projectRoot } from '../project-root.ts';

/**
 * Where a new file may become part of the app: page modules, and files that they find by patterns. Content is data here
 * too.
 */
const PAGE_FOLDERS = ['{pages,playground}/**/*', '!**/*.mdx'];

/**
 * Changes with every input of the app that is known before a build: sources, packages, base URL, strings, names of page
 * modules. The contents and imports of page modules are known only after it (`findSiteInputs`).
 */
export async function readAppFingerprint(options: {
  siteRoot: string;
  baseUrl: string;
  strings: Record<string, string>;
}): Promise<Fingerprint> {
  const { siteRoot, baseUrl, strings } = options;
  const content = join(siteRoot, 'content');
  const [app, pages] = await Promise.all([
    readFingerprint('app'),
    glob(PAGE_FOLDERS, { cwd: content }),
  ]);
  return createFingerprint({
    baseUrl: hash(baseUrl),
    strings: hash(JSON.stringify(strings)),
    // Page modules are imported by absolute path, so the location matters if there are pages.
    place: hash(projectRoot, existsSync(join(content, 'pages')) ? siteRoot : ''),
    pages: hash(...pages.sort()),
    ...app.parts,
  });
}

/**
 * Files of a bundle that `readAppFingerprint` does not cover: page modules with all their imports, and packages outside
 * the producer table.
 *
 * @param inputs absolute paths of all files in the bundle
 */
export async function findSiteInputs(inputs: ReadonlySet<string>): Promise<string[]> {
  const [sources, installed] = await Promise.all([
    listSources(producers.app, projectRoot),
    readInstalledPackages(projectRoot),
  ]);
  const known = new Set(sources.map((file) => `${projectRoot}/${file}`));
  const packages = Object.keys(listVersions(installed, producers.app.packages));
  const isKnown = (file: string): boolean =>
    known.has(file) || packages.some((folder) => file.startsWith(`${projectRoot}/${folder}/`));
  return [...inputs].filter((file) => !isKnown(file)).sort();
}
