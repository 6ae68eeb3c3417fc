import { expect, test } from 'vitest';
import { mayPrefetch } from './prefetch.ts';

test.each([
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '3g' }, true],
  [{ saveData: false, effectiveType: '4g' }, true],
  [undefined, true],
])('[R6] with the connection %o prefetching is %s', (connection, allowed) => {
  expect(mayPrefetch(connection)).toBe(allowed);
});
