import { expect, test } from 'vitest';
import { type BatchingRun, everyBatching, packRuns } from '#ui/explorable/batching/recording.ts';
import { LATENCY } from './network.ts';
import { recordBatching } from './record-batching.ts';
import { readRelease } from './release.ts';

test('client/links/httpBatchLink: the picture shows what the release does (write it anew with -u)', async () => {
  const runs: BatchingRun[] = [];
  for (const settings of everyBatching()) runs.push(await recordBatching(settings));
  const file = { release: await readRelease(), latency: LATENCY, ...packRuns(runs) };
  await expect(`${JSON.stringify(file)}\n`).toMatchFileSnapshot(
    '../../../src/ui/explorable/batching/recorded.json',
  );
});
