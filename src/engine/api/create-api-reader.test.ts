import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ContentCache } from '../cache/content-cache.ts';
import { writeSite } from '../testing/write-site.ts';
import { createApiReader } from './create-api-reader.ts';

const files = {
  'docs/package.json': '{ "dependencies": { "tides": "1.0.0" } }',
  'docs/node_modules/.package-lock.json': '{ "packages": {} }',
  'docs/node_modules/tides/package.json': '{ "name": "tides", "version": "1.0.0" }',
};

/** The name under which the reference of a site is looked up in the cache. */
async function keyOf(siteRoot: string): Promise<string> {
  const keys: string[] = [];
  const cache: ContentCache = {
    async read<T>(key: string) {
      keys.push(key);
      return { reference: { packages: [], symbols: [] }, problems: [] } as T;
    },
    write: async () => {},
    keep() {},
    prune: async () => {},
    troubles: () => [],
  };
  const reader = createApiReader({ siteRoot, cache });
  await reader.read({ folder: 'docs', packages: ['tides'], basePath: '/docs/typedoc' });
  await reader.close();
  return keys.join();
}

test('the reference is kept for a copy of the site, wherever it is, until a package changes', async () => {
  const key = await keyOf(await writeSite(files));
  expect(key).not.toBe('');
  const copy = await writeSite(files);
  expect(await keyOf(copy)).toBe(key);
  await writeFile(join(copy, 'docs/node_modules/.package-lock.json'), '{}');
  expect(await keyOf(copy)).not.toBe(key);
});
