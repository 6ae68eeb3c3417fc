import { expect, test } from 'vitest';
import { describeHop, isFailure, summarizeCallPath } from './call-path-facts.ts';
import { defaultCallPath } from './default-settings.ts';
import { findCallPath } from './find-run.ts';
import { type CallPathSettings, everyCallPath } from './recording.ts';

const runWith = (change: Partial<CallPathSettings>) =>
  findCallPath({ ...defaultCallPath, ...change });

test('a failure below retryLink is sent again, and the logger sees one call', () => {
  expect(summarizeCallPath(runWith({}))).toBe(
    'The call returns true after 111 ms. The server got 2 requests. loggerLink wrote: >> query #1 frostTonight, << query #1 frostTonight',
  );
});

test('without retryLink the error reaches the code', () => {
  expect(summarizeCallPath(runWith({ retry: false, logger: false }))).toBe(
    'The call fails after 40 ms: The station is offline. The server got 1 request.',
  );
});

test('retryLink gives up after three attempts', () => {
  const { hops } = runWith({ outcome: 'always' });
  expect(hops.filter(({ kind }) => kind === 'request')).toHaveLength(3);
  expect(hops.at(-1)).toMatchObject({ kind: 'error', to: 0 });
});

test('splitLink leads mutations to one link and queries to the other', () => {
  const senders = (['query', 'mutation'] as const).map((type) => {
    const { stages, hops } = runWith({ type, split: true, outcome: 'fine' });
    return stages[hops.find(({ kind }) => kind === 'request')?.from ?? 0];
  });
  expect(senders).toEqual(['httpBatchLink', 'httpLink']);
});

test('a step is described by its time, its stages and what passes', () => {
  const run = runWith({});
  expect([0, 4].map((place) => describeHop(run, place))).toEqual([
    '1. At 0 ms, your code → loggerLink: operation query frostTonight',
    '5. At 40 ms, server → httpBatchLink: response with status 503',
  ]);
});

test('every way begins and ends at the code, and goes on where it was', () => {
  for (const { hops } of everyCallPath().map(findCallPath)) {
    const stops = hops.flatMap(({ from, to }) => [from, to]);
    expect([stops[0], stops.at(-1)]).toEqual([0, 0]);
    expect(hops.slice(1).every((hop, index) => hop.from === hops[index]?.to)).toBe(true);
  }
});

test('an error and a response with a status of errors are failures', () => {
  const hop = { from: 0, to: 1, at: 0 };
  expect(isFailure({ ...hop, kind: 'response', value: '503' })).toBe(true);
  expect(isFailure({ ...hop, kind: 'response', value: '200' })).toBe(false);
  expect(isFailure({ ...hop, kind: 'error', value: 'Offline' })).toBe(true);
});
