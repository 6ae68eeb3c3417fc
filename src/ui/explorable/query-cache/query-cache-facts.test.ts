import { expect, test } from 'vitest';
import { defaultQueryCache } from './default-settings.ts';
import { findQueryCache } from './find-run.ts';
import {
  describeQueryCacheStep,
  queryCacheSteps,
  readRequests,
  readStates,
  shownBy,
  summarizeQueryCache,
} from './query-cache-facts.ts';
import { everyQueryCache, type QueryCacheSettings } from './recording.ts';

const runWith = (change: Partial<QueryCacheSettings>) =>
  findQueryCache({ ...defaultQueryCache, ...change });

test('a second component fetches only if the data is stale', () => {
  const fetches = (change: Partial<QueryCacheSettings>) =>
    readRequests(runWith({ ...change, action: 'nothing' })).length;
  expect([5, 30, 80].map((second) => fetches({ second: second as 5 }))).toEqual([1, 1, 2]);
  expect(fetches({ staleTime: 0, second: 30 })).toBe(2);
  expect(fetches({ staleTime: Number.POSITIVE_INFINITY })).toBe(1);
});

test('an update that fails is rolled back, and the order fetched again', () => {
  expect(shownBy(runWith({}), 'A').map(({ text }) => text)).toEqual(['', '2', '3', '5', '3']);
  expect(summarizeQueryCache(runWith({}))).toBe(
    'B shows 2 loaves at once, and the cache fetches because the data is stale. The update is on screen at once, fails, and is rolled back to 3. At the end, both show 3, the value on the server. The server gets 4 requests.',
  );
});

test('an update that succeeds is on screen a second before the server has confirmed it', () => {
  const run = runWith({ action: 'succeeds' });
  const { from } = shownBy(run, 'B').find(({ text }) => text === '5') ?? {};
  expect([from, readRequests(run).find(({ method }) => method === 'POST')?.to]).toEqual([10, 11]);
});

test('a response that is on its way is ignored after a mutation has canceled the query', () => {
  const run = runWith({ staleTime: 0, second: 95 });
  expect(readRequests(run).map(({ method, isUseful }) => [method, isUseful])).toEqual([
    ['GET', true],
    ['GET', false],
    ['POST', false],
    ['GET', true],
  ]);
  expect(summarizeQueryCache(run)).toContain('to the query in progress is ignored.');
});

test('fresh data may be out of date until it is invalidated', () => {
  const forever = { staleTime: Number.POSITIVE_INFINITY, second: 80 } as const;
  expect(summarizeQueryCache(runWith({ ...forever, action: 'nothing' }))).toBe(
    'B shows 2 loaves at once, and nothing is fetched because the data is fresh. At the end, both still show 2, but the server has 3. The server gets 1 request.',
  );
  const states = readStates(runWith({ ...forever, action: 'invalidate' }));
  expect(states.map(({ span, state }) => `${span.text} ${state}`)).toEqual([
    ' stale',
    '2 fresh',
    '2 stale',
    '3 fresh',
  ]);
});

test('a step is described by its moment, cause before effect', () => {
  const steps = queryCacheSteps(runWith({}));
  expect([0, 1, 4, 7].map((place) => describeQueryCacheStep(steps[place]))).toEqual([
    '0 s: A mounts, A shows nothing yet, GET is sent',
    '1 s: the response to GET arrives, the cache stores 2, A shows 2',
    '8 s: B mounts, B shows 2, GET is sent',
    '11 s: the response to POST arrives, the mutation fails, onError writes 3 back, both show 3, the query is invalidated, GET is sent',
  ]);
});

test('both components always show the same, and each step fits in two lines', () => {
  for (const settings of everyQueryCache()) {
    const run = findQueryCache(settings);
    const ends = ['A', 'B'].map((component) => shownBy(run, component).at(-1)?.text);
    expect(ends[0]).toBe(ends[1]);
    for (const step of queryCacheSteps(run)) {
      expect(describeQueryCacheStep(step).length).toBeLessThan(140);
    }
  }
});
