import { expect, test } from 'vitest';
import { mayFetchAhead, mayPrefetch } from './prefetch.ts';

test.each([
  [{ saveData: true, effectiveType: '4g' }, false, false],
  [{ effectiveType: '2g' }, false, false],
  [{ effectiveType: 'slow-2g' }, false, false],
  [{ effectiveType: '3g' }, true, false],
  [{ saveData: false, effectiveType: '4g' }, true, true],
  [undefined, true, true],
])('[R6] with the connection %o: on intent %s, without it %s', (connection, onIntent, without) => {
  expect(mayPrefetch(connection)).toBe(onIntent);
  expect(mayFetchAhead(connection)).toBe(without);
});
