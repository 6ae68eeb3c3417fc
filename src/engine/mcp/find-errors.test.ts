import { expect, test } from 'vitest';
import { findErrors } from './find-errors.ts';

const messages = [
  ['No procedure found on path "list"'],
  ['Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON'],
  ['fetch failed', 'Failed to fetch'],
  ['CONFLICT', 'TOO_MANY_REQUESTS'],
  ["Property 'list' does not exist on type 'TRPCClient<…>'"],
  ['is not assignable to type \'"BAD_GATEWAY" | "BAD_REQUEST" …'],
  ["The property 'useContext' in your router collides with a built-in method"],
  ['undefined'],
];
const entries = messages.map((it) => ({ messages: it, text: '' }));
const found = (error: string) => findErrors({ error, entries }).map((it) => it.messages[0]);

test.each([
  ['TRPCClientError: No procedure found on path "feeder.add"', 'No procedure found on path "list"'],
  ['"No procedure found on path x"', 'No procedure found on path "list"'],
  [
    'Unexpected token \'<\', "<!doctype "... is not valid JSON',
    'Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON',
  ],
  ['TypeError: Failed to fetch', 'fetch failed'],
  ['code: TOO_MANY_REQUESTS', 'CONFLICT'],
  [
    "TS2339: Property 'add' does not exist on type 'TRPCClient<BuiltRouter<{}>>'",
    "Property 'list' does not exist on type 'TRPCClient<…>'",
  ],
  [
    "The property 'useUtils' in your router collides with a built-in method",
    "The property 'useContext' in your router collides with a built-in method",
  ],
])('%s is explained by %s', (error, message) => {
  expect(found(error)).toEqual([message]);
});

test.each([
  'ECONNREFUSED 127.0.0.1:3000',
  'Unexpected token \'I\', "Internal S"... is not valid JSON',
  "Property 'foo' does not exist on type 'Bar'",
  "Type 'string' is not assignable to type 'number'",
  'a conflict with too many requests',
  'The download of the second part has failed to fetch anything from a mirror',
  'On this path no test was found for the procedure',
  'undefined',
  '',
])('what no row says is not guessed: %s', (error) => {
  expect(found(error)).toEqual([]);
});
