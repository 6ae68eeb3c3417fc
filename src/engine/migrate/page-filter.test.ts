import { expect, test } from 'vitest';
import { createPageFilter } from './page-filter.ts';
import { createSourceData } from './source-data.ts';

const filterOf = (value: unknown) =>
  createPageFilter(
    createSourceData({
      value,
      name: 'docs',
      place: { file: 'docusaurus.config.js', line: 1 },
      places: new WeakMap(),
    }),
  );

test.each([
  [{}, 'a.md', 'page'],
  [{}, 'a/b.mdx', 'page'],
  [{}, '_a.md', 'other'],
  [{}, 'a/_b/c.md', 'other'],
  [{}, 'a.png', 'other'],
  [{ exclude: ['secret/**'] }, 'secret/a.md', 'excluded'],
  [{ exclude: ['secret/**'] }, 'secret/a.png', 'excluded'],
  [{ exclude: ['secret/**'] }, 'a.md', 'page'],
  // Setting the option replaces the framework's default patterns.
  [{ exclude: ['secret/**'] }, '_a.md', 'hidden'],
  [{ exclude: ['secret/**', '**/_*.{js,jsx,ts,tsx,md,mdx}'] }, '_a.md', 'other'],
  [{ include: ['*.mdx'] }, 'a.md', 'excluded'],
  [{ include: ['*.mdx'] }, 'a.mdx', 'page'],
  [{ include: ['*.mdx'] }, 'a/b.mdx', 'excluded'],
])('%j: %s is %s', (options, name, kind) => {
  expect(filterOf(options)(name)).toBe(kind);
});
