import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { messageOf } from './message-of.ts';

test.each([
  [new TypeError('no such field'), 'no such field'],
  [runInNewContext('new Error("from elsewhere")'), 'from elsewhere'],
  ['only words', 'only words'],
  [new RangeError(), 'RangeError without a message'],
  [undefined, 'undefined was thrown, which is not an error'],
  [null, 'null was thrown, which is not an error'],
  ['', "'' was thrown, which is not an error"],
  [{ code: 4 }, '{ code: 4 } was thrown, which is not an error'],
])('%o says %j', (thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});
