import { expect, test } from 'vitest';
import { describeRequest, summarize } from './batching-facts.ts';
import { batchingTotal } from './batching-view.tsx';
import { defaultBatching } from './default-settings.ts';
import recorded from './recorded.json';
import { type BatchingSettings, findRun } from './recording.ts';

const runWith = (change: Partial<BatchingSettings>) =>
  findRun(recorded, { ...defaultBatching, ...change });

test('one request for all calls holds what is ready until the slowest is', () => {
  expect(summarize(runWith({}), recorded.latency)).toMatch(
    /^1 request for 6 calls\. .* after 100 ms\. On the server, 5 finished results waited up to 60 ms for others\.$/,
  );
});

test('a stream holds nothing back', () => {
  expect(summarize(runWith({ link: 'stream' }), recorded.latency)).toMatch(
    /^1 request for 6 calls\. .* after 100 ms\. No result had to wait for another\.$/,
  );
});

test('a limit, awaiting each call, and beginning later make more requests', () => {
  const requests = (change: Partial<BatchingSettings>) => runWith(change).requests.length;
  expect(requests({ maxItems: 2 })).toBe(3);
  expect(requests({ maxURLLength: 130 })).toBe(3);
  expect(requests({ starts: 'awaited' })).toBe(6);
  expect(requests({ starts: 'apart' })).toBe(6);
});

test('no address is longer than the limit', () => {
  for (const { address } of runWith({ maxURLLength: 210 }).requests) {
    expect(address).toBeLessThanOrEqual(210);
  }
});

test('a request is described by its calls, its time and its weight', () => {
  const run = {
    calls: [0, 1, 1].map((request) => {
      return { called: 0, request, began: 1, returned: 2, resolved: 3 };
    }),
    requests: [
      { sent: 0, address: 80, received: 24 },
      { sent: 5, address: 121, received: 47 },
    ],
  };
  expect([0, 1].map((place) => describeRequest(run, place))).toEqual([
    'Call 1: sent at 0 ms, URL of 80 characters, 24 bytes back',
    'Calls 2 to 3: sent at 5 ms, URL of 121 characters, 47 bytes back',
  ]);
});

test('the time line is as long for both links, so that they can be compared', () => {
  const lengths = (['batch', 'stream'] as const).map((link) =>
    batchingTotal({ ...defaultBatching, link }),
  );
  expect(lengths).toEqual([100, 100]);
});
