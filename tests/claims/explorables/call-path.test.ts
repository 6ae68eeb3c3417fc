import { expect, test } from 'vitest';
import { type CallPathFile, everyCallPath, keyOf } from '#ui/explorable/call-path/recording.ts';
import { recordCallPath } from './record-call-path.ts';
import { readRelease } from './release.ts';

test('client/links: the picture of a call shows what the release does (write it anew with -u)', async () => {
  const runs: CallPathFile['runs'] = {};
  for (const settings of everyCallPath()) runs[keyOf(settings)] = await recordCallPath(settings);
  const file: CallPathFile = { release: await readRelease(), runs };
  await expect(`${JSON.stringify(file)}\n`).toMatchFileSnapshot(
    '../../../src/ui/explorable/call-path/recorded.json',
  );
});
