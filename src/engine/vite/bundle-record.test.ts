import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeCacheFile } from '../cache/cache-file.ts';
import { writeSite } from '../testing/write-site.ts';
import { describeBundle, readBundleRecord } from './bundle-record.ts';

test('an app that differs from what was built, even at the same size, is dropped', async () => {
  const root = await writeSite({
    'app/rsc/index.js': 'export const word = process.env.SITE_WORD;',
    'app/client/assets/app.js': 'alert(1)',
  });
  const dir = join(root, 'app');
  const record = await describeBundle(dir, new Set());
  expect(record.environment).toEqual(['SITE_WORD']);
  await writeCacheFile(`${dir}.json`, dir, record);
  const troubles: string[] = [];
  expect(await readBundleRecord(dir, troubles)).toEqual(record);
  expect(troubles).toEqual([]);

  const asset = join(dir, 'client/assets/app.js');
  await writeFile(asset, 'alert(2)');
  expect(await readBundleRecord(dir, troubles)).toBeUndefined();
  await rm(asset);
  expect(await readBundleRecord(dir, troubles)).toBeUndefined();
  expect(troubles).toEqual(Array(2).fill(`Dropped a damaged app of an earlier build: ${dir}.`));
});
