import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import {
  everyQueryCache,
  type QueryCacheFile,
  queryCacheKey,
} from '#ui/explorable/query-cache/recording.ts';
import { recordQueryCache, TOTAL } from './record-query-cache.ts';
import { readRelease } from './release.ts';

// TanStack Query looks for it when it is imported; on servers it does not watch for stale data.
vi.hoisted(() => vi.stubGlobal('window', globalThis));

test('client/tanstack-react-query/usage: the picture of a cached query shows what the release does (write it anew with -u)', async () => {
  const runs: QueryCacheFile['runs'] = {};
  for (const settings of everyQueryCache()) {
    runs[queryCacheKey(settings)] = await recordQueryCache(settings);
  }
  const manifest = 'content/docs/v11/node_modules/@tanstack/react-query/package.json';
  const file: QueryCacheFile = {
    release: await readRelease(),
    queryRelease: JSON.parse(await readFile(manifest, 'utf8')).version,
    total: TOTAL,
    runs,
  };
  await expect(`${JSON.stringify(file)}\n`).toMatchFileSnapshot(
    '../../../src/ui/explorable/query-cache/recorded.json',
  );
});
