import { expect, test } from 'vitest';
import { createMessageFinder } from './find-messages.ts';

const row = (anchor: string, seen: string, numbers = '') => ({
  path: '/docs/errors',
  anchor,
  seen,
  numbers,
  text: '',
});

const { find } = createMessageFinder([
  row('fetch', '`fetch failed`'),
  row('unauthorized', '`UNAUTHORIZED`', '401 -32001'),
  row('bad-request', '`BAD_REQUEST`', '400 -32600'),
]);

test.each([
  ['a message after a long log', `${'ready in 31 ms\n'.repeat(100)}Error: fetch failed`, 'fetch'],
  [
    'a message above a long trace of Firefox',
    `TypeError: fetch failed\n${'run@https://example.com/app.js:12:34\n'.repeat(100)}`,
    'fetch',
  ],
  [
    'a code above a trace of Safari',
    `Error: BAD_REQUEST\n${'async*run@https://example.com/app.js:12:34\n'.repeat(3)}`,
    'bad-request',
  ],
  ['a message above a long line of minified code', `fetch failed\n${'a@'.repeat(2e5)}`, 'fetch'],
  ['a message above a long indentation', `fetch failed\n${' '.repeat(2e5)}x`, 'fetch'],
  ['a code in a console', 'Uncaught (in promise) Error: UNAUTHORIZED', 'unauthorized'],
  ['a code in the log of a server', 'tRPC failed on post.list: BAD_REQUEST', 'bad-request'],
  [
    'the status of a request, with its meaning',
    'GET https://example.com/trpc/post.list 401 (Unauthorized)',
    'unauthorized',
  ],
])('%s is found', (_, text, anchor) => {
  expect(find(text).map((found) => found.anchor)).toEqual([anchor]);
});

test('a number in the address of a request is no status', () => {
  expect(find('GET /trpc/post.byId?input=1400 200 in 3ms')).toEqual([]);
  expect(find('GET /trpc/post.byId?input=1401 400 in 3ms')).toHaveLength(1);
});
