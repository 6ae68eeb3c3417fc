import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import picomatch from 'picomatch';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { followImports } from '../testing/follow-imports.ts';
import { listSources } from './fingerprint.ts';
import { COMMON, type Producer, producers } from './producers.ts';

/** Variables that only affect messages, or that the command line itself sets. */
const HARMLESS = ['CI', 'DEBUG', 'NODE_ENV', 'SITE_DEBUG'];

/** Modules that only make keys or find installed packages for them do not affect results. */
const isOfResult = (file: string): boolean =>
  !/^src\/engine\/(?:cache|hashing|packages)\//.test(file);

test.each(Object.entries<Producer>(producers))(
  'all that makes %s is in its key',
  async (_, row) => {
    const imported = await followImports(row.entries, isOfResult);
    const sources = new Set(await listSources(row, projectRoot));
    expect(imported.files.length).toBeGreaterThanOrEqual(row.entries.length);
    expect(imported.files.filter((file) => !sources.has(file))).toEqual([]);
    expect(imported.packages.filter((name) => !row.packages.includes(name))).toEqual([]);
  },
);

/** Used by their path, not by an import: the formatter of declarations. */
const NOT_IMPORTED = ['@biomejs/biome'];

test.each(Object.entries<Producer>(producers))(
  '%s names no source and no package that its entries never reach',
  async (name, row) => {
    // Such a name hides that an entry is missing or that the row is out of date, and drops good results.
    const pages = name === 'app' ? await listPageModules() : [];
    const imported = await followImports([...row.entries, ...pages]);
    const named = row.sources.filter((pattern) => pattern !== COMMON).flatMap(alternatives);
    const isReached = (pattern: string) =>
      imported.files.some((file) => picomatch.isMatch(file, pattern));
    expect(named.filter((pattern) => !isReached(pattern))).toEqual([]);
    const used = new Set([...imported.packages, ...NOT_IMPORTED]);
    expect(row.packages.filter((name) => !used.has(name))).toEqual([]);
  },
);

/** The input of the app, which imports them by a virtual module. */
const listPageModules = () => glob('content/pages/**/*.tsx', { cwd: projectRoot });

/** `a/{b,c}.ts` -> `a/b.ts` and `a/c.ts`. */
function alternatives(pattern: string): string[] {
  const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
  return names?.split(',').map((name) => `${before}${name}${after}`) ?? [pattern];
}

test('page modules of this site import no package whose update would go unseen', async () => {
  const imported = await followImports(await listPageModules());
  const known: readonly string[] = producers.app.packages;
  expect(imported.files).toContain('content/pages/index.tsx');
  expect(imported.packages.filter((name) => !known.includes(name))).toEqual([]);
});

test('the engine reads no environment variable that no key knows of', async () => {
  const files = await glob(['src/engine/**/*.{ts,js}', '!**/*.test.ts'], { cwd: projectRoot });
  const texts = files.map((file) => readFile(join(projectRoot, file), 'utf8'));
  const read = (await Promise.all(texts)).flatMap((text) =>
    [...text.matchAll(/\b(?:(?<=env\.)[A-Z_]+|SITE_(?!PAGES)[A-Z_]+)/g)].map(([name]) => name),
  );
  const known = Object.values<Producer>(producers).flatMap(({ environment }) => environment);
  expect(read).toContain('SITE_TYPESCRIPT');
  expect(read.filter((name) => ![...known, ...HARMLESS].includes(name))).toEqual([]);
});
