import { expect, test } from 'vitest';
import { createMessageFinder } from './find-messages.ts';

const { find } = createMessageFinder(
  Object.entries({
    fetch: '`fetch failed`',
    socket: '`socket hang up`',
    deep: '`Type instantiation is excessively deep and possibly infinite.`',
    json: '`Unexpected token "<", "<!DOCTYPE "... is not valid JSON`',
  }).map(([anchor, seen]) => ({ path: '/docs/errors', anchor, seen, numbers: '', text: '' })),
);
const found = (text: string) => find(text).map(({ anchor }) => anchor);

const frames = '\n    at step (node:internal/process/task_queues:95:5)'.repeat(40);

test('each message is found, in the order of the text, also behind a long stack trace', () => {
  const text = `Type instantiation is excessively deep and possibly infinite.${frames}
Caused by: Error: socket hang up${frames}
TypeError: fetch failed`;
  expect(found(text)).toEqual(['deep', 'socket', 'fetch']);
});

test('the same message is found once', () => {
  expect(found(`fetch failed${frames}\nCaused by: fetch failed`)).toEqual(['fetch']);
});

test('a message in several lines is found as a whole', () => {
  expect(found('Error: Unexpected\ntoken "<",\n"<!DOCTYPE "...\nis not valid JSON')).toEqual([
    'json',
  ]);
});

test('the words of the answers to a code find the same answers', () => {
  const seen = ['`BAD_REQUEST`, 400', '`PARSE_ERROR`, 400', '`PARSE_ERROR`'];
  const rows = seen.map((it) => ({ path: '', anchor: it, seen: it, numbers: '', text: '' }));
  const codes = createMessageFinder(rows);
  const answers = codes.find('400');
  expect(answers.map((row) => row.seen)).toEqual(seen.slice(0, 2));
  expect(codes.find('BAD_REQUEST, 400\nPARSE_ERROR, 400')).toEqual(answers);
});
