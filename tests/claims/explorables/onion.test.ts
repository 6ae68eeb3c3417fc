import { expect, test } from 'vitest';
import { everyOnion, type OnionFile, onionKey } from '#ui/explorable/onion/recording.ts';
import { readOnionLayers, recordOnion } from './record-onion.ts';
import { readRelease } from './release.ts';

test('server/middlewares: the picture of the layers shows what the release does (write it anew with -u)', async () => {
  const runs: OnionFile['runs'] = {};
  for (const settings of everyOnion()) runs[onionKey(settings)] = await recordOnion(settings);
  const file: OnionFile = { release: await readRelease(), layers: readOnionLayers(), runs };
  await expect(`${JSON.stringify(file)}\n`).toMatchFileSnapshot(
    '../../../src/ui/explorable/onion/recorded.json',
  );
});
