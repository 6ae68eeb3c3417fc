import { expect, test } from 'vitest';
import {
  everyStreaming,
  type StreamingFile,
  streamingKey,
} from '#ui/explorable/streaming/recording.ts';
import { createStreamingRecorder } from './record-streaming.ts';
import { readRelease } from './release.ts';

test('client/tanstack-react-query/server-components: the picture of a page view shows what the release does (write it anew with -u)', async () => {
  const record = await createStreamingRecorder();
  const runs: StreamingFile['runs'] = {};
  for (const settings of everyStreaming()) runs[streamingKey(settings)] = await record(settings);
  const file: StreamingFile = { release: await readRelease(), runs };
  await expect(`${JSON.stringify(file)}\n`).toMatchFileSnapshot(
    '../../../src/ui/explorable/streaming/recorded.json',
  );
});
