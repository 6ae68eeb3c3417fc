import { expect, test } from 'vitest';
import type { SearchHit } from '#shared/search/search-hit.ts';
import { announcementOf } from './announcement.ts';
import {
  initialSearchState,
  reduceSearch,
  type SearchEvent,
  type SearchState,
  screenOf,
} from './search-state.ts';

function hit(id: string, group = 'Server'): SearchHit {
  return { id, href: `/${id}`, type: 'page', group, title: [], trail: [], excerpt: [] };
}
const response = (...hits: SearchHit[]) => ({
  answers: [],
  hits,
  total: hits.length,
  pageCount: 1,
});
const after = (...events: SearchEvent[]): SearchState =>
  events.reduce(reduceSearch, initialSearchState(''));

test('the way of a query: start, loading, results; and the older hits stay meanwhile', () => {
  expect(screenOf(after())).toBe('start');
  const typed = after({ type: 'typed', query: 'a' });
  expect([screenOf(typed), typed.status]).toEqual(['loading', 'loading']);
  const answered = reduceSearch(typed, {
    type: 'answered',
    query: 'a',
    response: response(hit('1')),
  });
  expect([screenOf(answered), answered.status]).toEqual(['results', 'idle']);
  const next = reduceSearch(answered, { type: 'typed', query: 'ab' });
  expect([screenOf(next), next.status, next.answer?.query]).toEqual(['results', 'loading', 'a']);
  expect(announcementOf(next)).toBe('');
});

test('[S6] that nothing was found is not said of another query', () => {
  const none: SearchEvent = { type: 'answered', query: 'a', response: response() };
  const state = after({ type: 'typed', query: 'a' }, none);
  expect(screenOf(state)).toBe('no-results');
  expect(announcementOf(state)).toBe('No results for "a"');
  expect(screenOf(reduceSearch(state, { type: 'typed', query: 'ab' }))).toBe('loading');
});

test('an answer to an older query is none', () => {
  const late: SearchEvent = { type: 'answered', query: 'a', response: response(hit('1')) };
  const state = after({ type: 'typed', query: 'a' }, { type: 'typed', query: 'b' }, late);
  expect(state.answer).toBeUndefined();
});

test('[S7] a failure, and Retry asks the same query again', () => {
  const failed = after({ type: 'typed', query: 'a' }, { type: 'failed' });
  expect(screenOf(failed)).toBe('error');
  const retried = reduceSearch(failed, { type: 'retried' });
  expect(retried).toMatchObject({ query: 'a', status: 'loading', attempt: 1 });
});

test('[S8] only a running search stalls', () => {
  expect(after({ type: 'typed', query: 'a' }, { type: 'stalled' }).status).toBe('stalled');
  expect(after({ type: 'stalled' }).status).toBe('idle');
});

test('[S3] queries are cut; blanks are no query', () => {
  expect(after({ type: 'typed', query: 'x'.repeat(10_000) }).query).toHaveLength(64);
  expect(screenOf(after({ type: 'typed', query: ' \t ' }))).toBe('start');
});

test('[S3] the full text is kept for error messages if the query is another', () => {
  const whole = 'x'.repeat(64);
  const prefixed = after({ type: 'typed', query: `error: ${whole}`, pasted: whole });
  expect(prefixed).toMatchObject({ query: `error: ${'x'.repeat(57)}`, pasted: whole });
  const restored = reduceSearch(prefixed, { type: 'typed', query: whole, pasted: whole });
  expect([restored.query, restored.pasted]).toEqual([whole, undefined]);
});

test.each([
  [0, 'previous', 3, 2],
  [2, 'next', 3, 0],
  [1, 'previous', 3, 0],
  [0, 'next', 0, 0],
] as const)('from %d %s of %d options comes %d', (active, to, count, expected) => {
  const state = { ...after(), active };
  expect(reduceSearch(state, { type: 'moved', to, count }).active).toBe(expected);
});
