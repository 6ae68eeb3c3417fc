import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readEmittedPage } from '../checks/read-emitted-page.ts';
import type { OutputFiles } from './output-files.ts';
import { OUTPUT_OWN } from './output-folder.ts';

/** A site whose pages all refer to the assets of their build. */
export function siteOf(build: string, pages = 20): OutputFiles {
  const assets = [`assets/app-${build}.js`, `assets/page-${build}.js`];
  const scripts = assets.map((path) => `<script src="/${path}"></script>`).join('');
  const html = `<!doctype html><title>${build}</title>${scripts}${'<p>Text.</p>'.repeat(4000)}`;
  return new Map([
    // Pages first, because the order of the table must not be the order of writing.
    ...Array.from({ length: pages }, (_, page): [string, string] => [`p${page}/index.html`, html]),
    ['index.html', html],
    ...assets.map((path): [string, string] => [path, `${build} ${'x'.repeat(100_000)}`]),
    ['payload.txt', build],
  ]);
}

/** The published files. */
export async function listed(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .filter((path) => !path.startsWith(OUTPUT_OWN))
    .sort();
}

/** Every page is complete, from one build, and has its assets. */
export async function expectWhole(dir: string, builds: string[]): Promise<Set<string>> {
  const seen = new Set<string>();
  const files = await listed(dir);
  for (const path of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(dir, path), 'utf8');
    const { title = '', resources } = readEmittedPage({ path, html });
    seen.add(title);
    expect(builds).toContain(title);
    expect(html).toBe(siteOf(title).get('index.html'));
    expect(resources.length).toBe(2);
    for (const resource of resources) {
      const asset = resource.slice(1);
      expect(await readFile(join(dir, asset), 'utf8').catch(() => `${asset} is missing`)).toBe(
        siteOf(title).get(asset),
      );
    }
  }
  return seen;
}

/** The folder holds one site: its pages, and nothing else except assets. */
export async function expectOneSite(dir: string, builds: string[]): Promise<string> {
  const [build = '', ...others] = await expectWhole(dir, builds);
  expect(others).toEqual([]);
  const names = (paths: Iterable<string>) =>
    [...paths].filter((path) => !path.startsWith('assets/')).sort();
  expect(names(await listed(dir))).toEqual(names(siteOf(build).keys()));
  expect(await readFile(join(dir, 'payload.txt'), 'utf8')).toBe(build);
  return build;
}
