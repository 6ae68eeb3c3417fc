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
