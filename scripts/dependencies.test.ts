import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { followImports } from '#engine/testing/follow-imports.ts';

/** Modules that a build loads, or bundles. */
const BUILD = [
  'bin/*.js',
  'src/{engine,app,ui,schema,shared}/**/*.{ts,tsx,js}',
  'site.config.ts',
  'content/*.ts',
  'content/{docs,pages}/**/*.{ts,tsx}',
  '!**/*.test.*',
  '!**/*-test-support.*',
  '!src/engine/testing/**',
  '!content/docs/*/fixtures/**',
  '!**/node_modules/**',
];

/** Packages found by name or location instead of an import. */
const BY_NAME = /(?:import\.meta\.resolve\('|projectRoot\}\/node_modules\/)((?:@[\w-]+\/)?[\w-]+)/g;

test('a build needs nothing that an installation for production leaves out', async () => {
  const entries = await glob(BUILD, { cwd: projectRoot });
  const { packages } = await followImports(entries);
  const texts = await Promise.all(entries.map((file) => readFile(join(projectRoot, file), 'utf8')));
  const named = texts.flatMap((text) => [...text.matchAll(BY_NAME)].map(([, name]) => name ?? ''));
  const { dependencies } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8'));
  const needed = new Set([...packages, ...named]);
  // Some are found each way, so that the test cannot pass without checking anything.
  expect([...needed]).toEqual(expect.arrayContaining(['react', 'typescript-js', '@biomejs/biome']));
  expect([...needed].filter((name) => dependencies[name] === undefined)).toEqual([]);
});
