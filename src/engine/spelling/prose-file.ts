import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import type { ContentProse } from '#shared/content.ts';
import { AUTHORS_FILE } from '../blog/read-authors.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import type { Site } from '../site.ts';
import { collectModuleProse } from './collect-module-prose.ts';
import { collectYamlProse } from './collect-yaml-prose.ts';

/** A file that contains prose. */
export interface ProseFile {
  file: string;
  source: string;
  /** The content compiler's results; empty for files that it does not compile. */
  compiled: ContentProse[];
}

/** Modules with prose of the site: config, sidebars, lists, single pages; no samples. */
const moduleGlobs = [
  'site.config.ts',
  'content/*.ts',
  'content/{blog,docs,playground}/*.ts',
  'content/docs/*/sidebar.ts',
  'content/pages/**/*.{ts,tsx}',
];

/** Every file with prose on this site, including partials, each once. */
export async function listProseFiles(options: {
  siteRoot: string;
  site: Pick<Site, 'contents'>;
}): Promise<ProseFile[]> {
  const { siteRoot, site } = options;
  const compiled = new Map<string, Map<string, ContentProse>>();
  for (const [key, { prose }] of Object.entries(site.contents)) {
    // Its front matter contains prose even if the page has none.
    if (/\.mdx?$/.test(key)) compiled.set(key, compiled.get(key) ?? new Map());
    for (const piece of prose) {
      const places = compiled.get(piece.file) ?? new Map<string, ContentProse>();
      // A partial comes with every page that shows it.
      places.set(`${piece.line}:${piece.column}`, piece);
      compiled.set(piece.file, places);
    }
  }
  const modules = await glob(moduleGlobs, { cwd: siteRoot, ignore: ['**/node_modules/**'] });
  const files = [...compiled.keys(), AUTHORS_FILE, ...modules];
  return mapConcurrently(files.sort(), async (file) => ({
    file,
    source: await readFile(join(siteRoot, file), 'utf8').catch(() => ''),
    compiled: [...(compiled.get(file)?.values() ?? [])],
  }));
}

/** All prose in a file. */
export async function readProse({ file, source, compiled }: ProseFile): Promise<ContentProse[]> {
  const outside = /\.tsx?$/.test(file)
    ? await collectModuleProse({ file, source })
    : collectYamlProse({ file, source });
  return [...outside, ...compiled];
}
