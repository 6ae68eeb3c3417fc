import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentCache } from '../cache/content-cache.ts';
import { createApiReader } from './create-api-reader.ts';

const FILES = {
  'docs/package.json': '{ "dependencies": { "tides": "1.0.0" } }',
  'docs/node_modules/.package-lock.json': '{ "packages": {} }',
  'docs/node_modules/tides/package.json': '{ "name": "tides", "version": "1.0.0" }',
};

describe('the reference of a version', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'api-reader-'));
    for (const [file, text] of Object.entries(FILES)) {
      const path = join(folder, 'site', file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
    await cp(join(folder, 'site'), join(folder, 'copy'), { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** The name under which the reference of a site is looked up in the cache. */
  async function keyOf(site: string): Promise<string> {
    const keys: string[] = [];
    const cache: ContentCache = {
      async read<T>(key: string) {
        keys.push(key);
        return { reference: { packages: [], symbols: [] }, problems: [] } as T;
      },
      write: async () => {},
      prune: async () => {},
      troubles: () => [],
    };
    const reader = createApiReader({ siteRoot: join(folder, site), cache });
    await reader.read({ folder: 'docs', packages: ['tides'], basePath: '/docs/typedoc' });
    await reader.close();
    return keys.join();
  }

  it('is kept for a copy of the site, wherever it is, until a package changes', async () => {
    const key = await keyOf('site');
    expect(key).not.toBe('');
    expect(await keyOf('copy')).toBe(key);
    await writeFile(join(folder, 'copy/docs/node_modules/.package-lock.json'), '{}');
    expect(await keyOf('copy')).not.toBe(key);
  });
});
