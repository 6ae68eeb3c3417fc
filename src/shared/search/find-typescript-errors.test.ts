import { describe, expect, test } from 'vitest';
import { createMessageFinder } from './find-messages.ts';
import type { IndexedMessage } from './search-index-file.ts';

const row = (anchor: string, seen: string): IndexedMessage => ({
  path: '/docs/errors',
  anchor,
  seen,
  numbers: '',
  text: '',
});

describe('of the errors of TypeScript', () => {
  const { find: findRows } = createMessageFinder([
    row('unknown', "`'error' is of type 'unknown'` (18046)"),
    row('property', "`Property 'user' does not exist on type '{}'` (2339)"),
    row('client', "`Property 'query' does not exist on type 'Client<{ transformer: any; …` (2339)"),
    row('code', '`is not assignable to type "BAD_GATEWAY" | "BAD_REQUEST"` (2820)'),
    row('procedure', '`No "query"-procedure on path "list"`'),
  ]);

  test.each([
    ['a quoted type is found', "Property 'a' does not exist on type '{}'", 'property'],
    ['a quoted name is found', "Property 'user' does not exist on type 'B'", 'property'],
    ['a cut type is found', "Property 'a' does not exist on type 'Client<{ a }>'", 'client'],
    ['a constant is found', 'is not assignable to type "BAD_GATEWAY" | "BAD_REQUEST"', 'code'],
    ['it takes all words beside another code', "TS1 'error' is of type 'unknown'", 'unknown'],
    ['its code is found as editors write it', 'ts(18046)', 'unknown'],
    ['a place is no code', "a.ts(1234,5): Property 'user' does not exist on type 'B'", 'property'],
    ['other messages may quote anything', 'No "mutation"-procedure on path "add"', 'procedure'],
  ])('%s', (_, text, anchor) => {
    expect(findRows(text).map((found) => found.anchor)).toEqual([anchor]);
  });

  test.each([
    ['with other quotations', "Property 'a' does not exist on type 'B'"],
    ['with other constants', 'Type "A" is not assignable to type "B"'],
    ['for a constant in it', 'BAD_GATEWAY'],
    ['with another code', "error TS2345: the 'error' that is of type 'string'"],
    ['with another code behind it', "The 'error' that is of type 'string'.ts(2345)"],
  ])('none is found %s', (_, text) => {
    expect(findRows(text)).toEqual([]);
  });
});
