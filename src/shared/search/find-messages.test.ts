import { describe, expect, test } from 'vitest';
import { createMessageFinder, messageLimits } from './find-messages.ts';
import type { IndexedMessage } from './search-index-file.ts';

const row = (anchor: string, seen: string, more: Partial<IndexedMessage> = {}): IndexedMessage => ({
  path: '/docs/errors',
  anchor,
  seen,
  numbers: '',
  text: '',
  ...more,
});

const rows = [
  row('deep', '`Type instantiation is excessively deep and possibly infinite.`', {
    numbers: '2589',
  }),
  row('named', "`The inferred type of 'router' cannot be named without a reference to …`", {
    numbers: '2742',
  }),
  row('fetch', '`fetch failed`'),
  row('client', '`No client set, use ClientProvider, the provider of React Query, to set one`'),
  row('json', '`Unexpected token "<", "<!DOCTYPE "... is not valid JSON`'),
  row(
    'provider',
    '`Unable to find tRPC Context. Did you forget to wrap your App inside withTRPC HoC?`',
  ),
  row('unauthorized', '`UNAUTHORIZED`', { path: '/docs/codes', numbers: '401 -32001' }),
  row('bad-request', '`BAD_REQUEST`', { path: '/docs/codes', numbers: '400 -32600' }),
  row('missing', '`NOT_FOUND`', { path: '/docs/codes', numbers: '404 -32004' }),
  row('internal', '`INTERNAL_SERVER_ERROR`', { path: '/docs/codes', numbers: '500 -32603' }),
  row('socket', '`socket hang up`'),
  row('single', 'Nonsense'),
  row('timeout', 'A request ends with `TIMEOUT` or `GATEWAY_TIMEOUT`', {
    path: '/docs/codes',
    numbers: '408 504',
  }),
];
const find = (text: string) =>
  createMessageFinder(rows)
    .find(text)
    .map(({ anchor }) => anchor);

describe('a message is found', () => {
  test.each([
    ['as it is', 'Type instantiation is excessively deep and possibly infinite.', 'deep'],
    ['in another case', 'TYPE INSTANTIATION IS EXCESSIVELY DEEP AND POSSIBLY INFINITE', 'deep'],
    [
      'with a place before and a trace after it',
      `src/server.ts:12:3 - error: Type instantiation is excessively deep and possibly infinite.
         12 export const appRouter = router({
         at checkExpression (compiler.js:1:1)`,
      'deep',
    ],
    ['cut off', 'Type instantiation is excessively', 'deep'],
    ['by its first three words', 'Unable to find', 'provider'],
    ['by its first words, if one of them comes again', 'No client set', 'client'],
    ['while its last word is being typed', 'type instantiation is excessively dee', 'deep'],
    [
      'with another name in the quotes',
      "The inferred type of 'appRouter' cannot be named without a reference to '.pnpm/zod'",
      'named',
    ],
    ['with other quoted text', 'Unexpected token "N", "Not found" is not valid JSON', 'json'],
    [
      'without one of its words',
      'Unable to find tRPC Context. Did you forget to wrap App inside withTRPC HoC',
      'provider',
    ],
    ['although it has only two words', 'TypeError: fetch failed', 'fetch'],
    [
      'and not the code beside it',
      'TS2742 Type instantiation is excessively deep and possibly infinite',
      'deep',
    ],
  ])('%s', (_, text, anchor) => {
    expect(find(text)).toEqual([anchor]);
  });
});

describe('a code is found', () => {
  test.each([
    ['of TypeScript', 'TS2589', 'deep'],
    ['with a dash', 'ts-2742', 'named'],
    ['by its number alone', '2589', 'deep'],
    ['of tRPC', 'UNAUTHORIZED', 'unauthorized'],
    ['with an underscore', 'BAD_REQUEST', 'bad-request'],
    ['with an underscore, beside a word', 'got BAD_REQUEST', 'bad-request'],
    ['with two underscores', 'got INTERNAL_SERVER_ERROR', 'internal'],
    ['in lower case, if it is the whole text', ' bad_request ', 'bad-request'],
    ['in lower case, with two underscores', 'internal_server_error', 'internal'],
    ['beside two words', 'TRPCError: code UNAUTHORIZED', 'unauthorized'],
    ['of JSON-RPC', '-32600', 'bad-request'],
    ['with a typographic minus', '\u221232001', 'unauthorized'],
    ['of HTTP, alone', '401', 'unauthorized'],
    ['of HTTP, after a word for it', 'HTTP 400', 'bad-request'],
    ['of HTTP, after a word and a colon', 'status: 504', 'timeout'],
    ['of HTTP, after a word of conversation', 'why does the server return 401', 'unauthorized'],
    ['among others that no row has', 'TS9999 or TS2589', 'deep'],
    ['in the middle of a description', 'GATEWAY_TIMEOUT', 'timeout'],
  ])('%s', (_, text, anchor) => {
    expect(find(text)).toEqual([anchor]);
  });
});

describe('nothing is found', () => {
  test.each([
    ['for nothing', ''],
    ['for one word of a message', 'instantiation'],
    ['for two words of a message of three', 'hang up'],
    ['for a row of one word that is no code', 'nonsense'],
    ['for common words of several messages', 'type is not'],
    ['for words in another order', 'infinite possibly deep excessively instantiation type'],
    [
      'for words of a message that are far apart',
      'type instantiation is excessively deep and possibly infinite'.replaceAll(
        ' ',
        ' lorem ipsum dolor ',
      ),
    ],
    ['for the start of a message within other text', 'I wonder about unexpected token rotation'],
    ['for a number that is no code', '404 400 300'],
    ['for a number in a sentence', 'a list of 400 users'],
    ['for a status and what to do about it', 'do not retry on 404'],
    ['for a code in lower case in a sentence', 'is bad_request thrown'],
    ['for a code among more words than three', 'UNAUTHORIZED for everyone in my company'],
    ['for a code that no row has', 'TS9999'],
    ['for a word that only begins with a code', 'TS25891'],
    ['for a number that only begins or ends with one', '5045'],
    ['for an unfinished word before others', 'fet failed'],
    ['for a short unfinished word', 'fetch fa'],
  ])('%s', (_, text) => {
    expect(find(text)).toEqual([]);
  });

  test('beyond what is read of a text', () => {
    const padding = 'x'.repeat(messageLimits.text - 13);
    expect(find(`${padding} fetch failed`)).toEqual(['fetch']);
    expect(find(`${padding}xxxx fetch failed`)).toEqual([]);
  });
});

test('the row that says more of a text comes alone', () => {
  const { find } = createMessageFinder([
    row('short', '`Missing procedure on path`'),
    row('long', '`Missing procedure on path bakery.order`'),
  ]);
  expect(find('Missing procedure on path bakery.order').map(({ anchor }) => anchor)).toEqual([
    'long',
  ]);
});

test('a rare word counts more than a common one', () => {
  const { find } = createMessageFinder([
    row('a', '`No query for the path rye`'),
    row('b', '`No query for the path spelt`'),
    row('c', '`No query for the path oats`'),
  ]);
  expect(find('no query for the path spelt').map(({ anchor }) => anchor)).toEqual(['b']);
});

describe('rows that match alike', () => {
  const message = '`Only plain objects can be passed to the client`';
  const alike = [
    row('guide', message, { path: '/docs/guide' }),
    row('list-1', message, { path: '/docs/list' }),
    row('list-2', '`Something else entirely happened here`', { path: '/docs/list' }),
    row('other', message, { path: '/docs/other' }),
    row('another', message, { path: '/docs/another' }),
  ];

  test('are three at most, beginning with the page that has the most rows', () => {
    const found = createMessageFinder(alike).find('Only plain objects can be passed to the client');
    expect(found).toHaveLength(messageLimits.rows);
    expect(found[0]?.anchor).toBe('list-1');
  });

  test('of one row with two messages are the row, once', () => {
    const { find } = createMessageFinder([
      row('two', '`The stream was closed early` or `The stream was closed`'),
    ]);
    expect(find('the stream was closed early').map(({ anchor }) => anchor)).toEqual(['two']);
  });
});

test('a row without inline code is read as a whole', () => {
  const { find } = createMessageFinder([row('plain', 'Every name is any')]);
  expect(find('every name is any').map(({ anchor }) => anchor)).toEqual(['plain']);
});

/** The first words of the rows that are found among these. */
const among = (texts: string[], text: string) =>
  createMessageFinder(texts.map((seen) => row(seen.split(' ')[0] ?? '', seen)))
    .find(text)
    .map(({ anchor }) => anchor);

test('a number in the text of a row is a code', () => {
  expect(among(['Status 431 of a proxy'], '431')).toEqual(['Status']);
});

test('inline code of one word is a part of the text, which is the message then', () => {
  const seen = 'Requests end with `TIMEOUT`';
  expect(among([seen], 'requests end with timeout')).toEqual(['Requests']);
});

test('a row with only codes is no message', () => {
  expect(among(['`UNAUTHORIZED` or `FORBIDDEN`'], 'unauthorized or forbidden')).toEqual([]);
});

test('three words of four are enough', () => {
  expect(among(['`Upstream timed out again`'], 'upstream timed out')).toEqual(['`Upstream']);
});

test('a message that is there as a whole wins over one that is there in part', () => {
  const rows = ['`Missing procedure on path`', '`No, missing procedure on path of the old router`'];
  expect(among(rows, 'missing procedure on path')).toEqual(['`Missing']);
});

test('words that many messages have are not enough without those that only one has', () => {
  const rows = ['rye', 'oats', 'spelt', 'barley', 'maize'].map(
    (name) => `\`Failed to read the file ${name}\``,
  );
  expect(among(rows, 'failed to read the file named zeta')).toEqual([]);
});

test.each([
  ['`No procedure on path "bakery order list all"`', 'no procedure on path "x"'],
  ["`No procedure on path 'bakery order list all'`", "no procedure on path 'x'"],
])('another name is expected between the quotes of %s', (seen, text) => {
  expect(among([seen], `Error 1 of 2 at 3: ${text}`)).toEqual(['`No']);
  expect(among([seen.replaceAll(/["']/g, '')], `Error 1 of 2 at 3: ${text}`)).toEqual([]);
});

test('an apostrophe is no quote', () => {
  const seen = "`The client doesn't know the path and can't call it`";
  expect(among([seen], "the client doesn't see or hear or say or call it")).toEqual([]);
});

test('three words in the middle of a message are a topic, four a part of it', () => {
  const rows = ['`Dates are strings after server-side rendering`'];
  expect(among(rows, 'server side rendering')).toEqual([]);
  expect(among(rows, 'strings after server-side rendering')).toEqual(['`Dates']);
});
