import { expect, test } from 'vitest';
import { defaultStreaming } from './default-settings.ts';
import { findStreaming } from './find-run.ts';
import { everyStreaming, type StreamingSettings } from './recording.ts';
import {
  arrivalsIn,
  describeEvent,
  screenAt,
  streamingTotal,
  summarizeStreaming,
} from './streaming-facts.ts';

const runWith = (change: Partial<StreamingSettings>) =>
  findStreaming({ ...defaultStreaming, ...change });

test('a query that is not awaited follows its fallback in the same response', () => {
  expect(summarizeStreaming(runWith({}))).toBe(
    'The first HTML arrives after 100 ms, with “Loading the order”. The data arrives after 1,100 ms, and the screen shows the order at that moment. The browser sends no request for data.',
  );
});

test('an awaited query holds the HTML back', () => {
  expect(summarizeStreaming(runWith({ prefetch: 'await' }))).toMatch(
    /^The first HTML arrives after 1,100 ms, with “Rye bread”\./,
  );
});

test('without a prefetch, the browser sends a request when it has hydrated the page', () => {
  const run = runWith({ prefetch: 'none' });
  expect(summarizeStreaming(run)).toMatch(
    /after 1,300 ms, .*\. The browser sends 1 request for data\.$/,
  );
  const momentOf = (wanted: string) => run.find(({ kind }) => kind === wanted)?.at;
  expect(momentOf('call')).toBe(momentOf('hydrated'));
});

test('React shows streamed content at least 300 ms after the fallback', () => {
  const [fallback, order] = runWith({ duration: 50 }).filter(({ kind }) => kind === 'seen');
  expect((order?.at ?? 0) - (fallback?.at ?? 0)).toBeGreaterThanOrEqual(300);
  expect(screenAt(runWith({ duration: 50, prefetch: 'await' }), 150)).toBe('Rye bread');
});

test('the screen is empty, then shows a fallback, then the order', () => {
  const run = runWith({});
  expect([99, 100, 1099, 1100].map((now) => screenAt(run, now))).toEqual([
    '',
    'Loading the order',
    'Loading the order',
    'Rye bread',
  ]);
});

test('HTML and data arrive together, or one after the other', () => {
  expect(arrivalsIn(runWith({ prefetch: 'await' }))).toEqual([{ at: 1100, label: 'HTML + data' }]);
  expect(arrivalsIn(runWith({}))).toEqual([
    { at: 100, label: 'HTML' },
    { at: 1100, label: 'data' },
  ]);
});

test('an event is described by its time and what it carries', () => {
  expect(runWith({}).map(describeEvent).slice(2, 4)).toEqual([
    'At 50 ms, the server sends the pending query, which arrives at 100 ms',
    'At 50 ms, the server sends HTML with “Loading the order”, which arrives at 100 ms',
  ]);
});

test('every way ends with the order on the screen, on a timeline of one length', () => {
  for (const settings of everyStreaming()) {
    expect(screenAt(findStreaming(settings), streamingTotal(settings))).toBe('Rye bread');
  }
  expect(streamingTotal({ prefetch: 'await', duration: 300 })).toBe(600);
});
