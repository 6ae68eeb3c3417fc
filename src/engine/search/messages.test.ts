import { beforeAll, describe, expect, test } from 'vitest';
import { searchLimits } from '#shared/limits.ts';
import type { SearchHit } from '#shared/search/search-hit.ts';
import type { IndexedMessage } from '#shared/search/search-index-file.ts';
import { createStaticSearch } from '#shared/search/static-search.ts';
import {
  getHTTPStatusCodeFromError,
  TRPC_ERROR_CODES_BY_KEY,
  TRPCError,
} from '../../../tests/claims/v11.ts';
import { readSiteSearch } from '../../../tests/support/site-search.ts';

const DECODER = '/docs/error-decoder';

describe('[S3] [S4] the error decoder of this site', () => {
  let rows: IndexedMessage[];
  let ask: (text: string) => Promise<SearchHit[]>;
  beforeAll(async () => {
    const { synonyms, latest, load } = await readSiteSearch();
    const files = await Promise.all(latest.map(load));
    rows = files.flatMap(({ messages = [] }) => messages).filter(({ path }) => path === DECODER);
    const { search } = createStaticSearch({ load, synonyms, messages: 'Errors' });
    ask = async (text) => {
      const perGroup = searchLimits.hitsPerGroup;
      const query = text.slice(0, searchLimits.queryLength);
      const request = { query, pasted: text, files: latest, page: 0, perGroup };
      return (await search(request)).answers;
    };
  }, 120_000);

  const withoutMarks = (text: string) => text.replaceAll('`', '');
  const titleOf = (hit: SearchHit | undefined) => hit?.title.map(({ text }) => text).join('');

  test('each of its messages finds its row first, whole and cut to what the field holds', async () => {
    expect(rows.length).toBeGreaterThan(80);
    const lost: string[] = [];
    for (const { seen } of rows) {
      const spans = [...seen.matchAll(/`([^`]+)`/g)].map(([, span]) => span ?? '');
      // A single word is not a message: `undefined`.
      const messages = spans.filter((span) => /\w\S*\s.*\w|^[A-Z_]+$/.test(span));
      for (const message of messages.length > 0 ? messages : [withoutMarks(seen)]) {
        for (const text of [message, message.slice(0, searchLimits.queryLength)]) {
          const [first] = await ask(text);
          if (titleOf(first) !== withoutMarks(seen)) lost.push(`${text} -> ${titleOf(first)}`);
        }
      }
    }
    expect(lost).toEqual([]);
  });

  test('every code of tRPC finds the row about it alone, by its name and by its numbers', async () => {
    const codes = Object.entries(TRPC_ERROR_CODES_BY_KEY).map(([name, number]) => {
      const error = new TRPCError({ code: name as keyof typeof TRPC_ERROR_CODES_BY_KEY });
      return { name, status: getHTTPStatusCodeFromError(error), number };
    });
    expect(codes.length).toBeGreaterThan(20);
    // Of codes with the same number, the general one is first.
    const general = ['BAD_REQUEST', 'INTERNAL_SERVER_ERROR'];
    codes.sort((one, other) => general.indexOf(other.name) - general.indexOf(one.name));
    const asked = codes.flatMap(({ name, status, number }) => [
      { text: name, name },
      { text: `TRPCClientError: ${name}`, name },
      { text: `${status}`, name: codes.find((code) => code.status === status)?.name },
      { text: `${number}`, name: codes.find((code) => code.number === number)?.name },
      { text: `${-number}`, name: codes.find((code) => code.number === number)?.name },
    ]);
    const lost: string[] = [];
    for (const { text, name } of asked) {
      const [first] = await ask(text);
      const code = codes.find((code) => code.name === name);
      const isItsRow = titleOf(first) === `${name}, ${code?.status}, ${code?.number}`;
      const isExplained = first?.answer?.text.includes('**Fix:**');
      if (!isItsRow || !isExplained || !first?.href.startsWith(DECODER)) {
        lost.push(`${text} -> ${titleOf(first)}`);
      }
    }
    expect(lost).toEqual([]);
  });

  test.each([
    ['TRPCClientError: No procedure found on path "user.byId"', '#not-found', 'path "list"'],
    ['TRPCClientError: No procedure found on path "trpc/user.byId"', '#not-found', '"trpc/list"'],
    ['No "mutation"-procedure on path "post.add"', '#not-found', '"query"-procedure'],
    [
      'SyntaxError: Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON\n    at JSON.parse (<anonymous>)',
      '#not-json',
      'Unexpected token',
    ],
    [
      "src/a.ts(3,7): error TS2339: Property 'posts' does not exist on type 'TRPCClient<BuiltRouter<{ ctx: object; meta: object; }>>'.",
      '#ts-calls',
      "type 'TRPCClient<",
    ],
    ["Property 'createContext' is missing in type '{ router: X }'", '#ts-definitions', 'context'],
    ["Property 'transformer' is missing in type '{ url: string; }'", '#ts-links', 'transformer'],
    ["The inferred type of 'appRouter' cannot be named without a", '#ts-not-portable', 'inferred'],
    ['Error: Duplicate key ferry', '#start', 'Duplicate key'],
    ['TypeError: fetch failed\n    at node:internal/deps/undici:131:13', '#client', 'fetch failed'],
    [
      '{"error":{"message":"No procedure found on path \\"x\\"","code":-32004,"data":{"code":"NOT_FOUND"}}}',
      '#not-found',
      'No procedure found',
    ],
    ['TypeError: NetworkError when attempting to fetch resource.', '#client', 'fetch failed'],
    ['TypeError: Load failed', '#client', 'fetch failed'],
    ['JSON.parse: unexpected character at line 1 column 1', '#client', 'end of JSON input'],
    ['Uncaught (in promise) TRPCClientError: UNAUTHORIZED', '#other-codes', 'UNAUTHORIZED'],
    ['HTTP/1.1 504 Gateway Timeout', '#other-codes', 'GATEWAY_TIMEOUT'],
    ['429 Too Many Requests', '#other-codes', 'TOO_MANY_REQUESTS'],
    ['Request failed with status code 412', '#other-codes', 'PRECONDITION_FAILED'],
    [
      '{"error":{"json":{"message":"Later, please","code":-32603,"data":{"code":"NOT_IMPLEMENTED","httpStatus":501,"path":"ferry.book"}}}}',
      '#other-codes',
      'NOT_IMPLEMENTED',
    ],
    ['TS2742', '#ts-not-portable', '2742'],
    ['ts2339', '#ts-calls', '2339'],
    ['-32603', '#internal-server-error', '-32603'],
    ['412', '#other-codes', 'PRECONDITION_FAILED'],
    ['precondition_failed', '#other-codes', 'PRECONDITION_FAILED'],
    ['NOT_FOUND', '#not-found', 'NOT_FOUND'],
    ['status 401', '#other-codes', 'UNAUTHORIZED'],
    ['tRPC 404', '#not-found', 'NOT_FOUND'],
    ['401 unauthorized', '#other-codes', 'UNAUTHORIZED'],
    ['error 413 payload too large', '#other-codes', 'PAYLOAD_TOO_LARGE'],
    ['500 internal server error', '#internal-server-error', 'INTERNAL_SERVER_ERROR'],
    ['400 parse error', '#other-codes', 'PARSE_ERROR'],
    ['405 method not allowed', '#method-not-supported', 'METHOD_NOT_SUPPORTED'],
    ['408 request timeout', '#other-codes', 'TIMEOUT'],
    ['422 Unprocessable Entity', '#other-codes', 'UNPROCESSABLE_CONTENT'],
    ['Request failed: 404 (Not Found)', '#not-found', 'NOT_FOUND'],
    ['HTTP/2 404', '#not-found', 'NOT_FOUND'],
    ['http/1.1 404 not found', '#not-found', 'NOT_FOUND'],
    ['XHRGET http://x/trpc/a [HTTP/1.1 403 Forbidden 5ms]', '#other-codes', 'FORBIDDEN'],
    ['GET /api/trpc/post.list 500 in 35ms', '#internal-server-error', 'INTERNAL_SERVER_ERROR'],
    [
      'Failed to load resource: the server responded with a status of 401 (Unauthorized)',
      '#other-codes',
      'UNAUTHORIZED',
    ],
    ['"httpStatus":409', '#other-codes', 'CONFLICT'],
    ['the server returns 404', '#not-found', 'NOT_FOUND'],
    ["Property 'users' does not exist on type 'CreateTRPCReactBase<…>'", '#ts-calls', 'TRPCClient'],
    ["Property 'foo' does not exist on type '{}'", '#ts-calls', "'user'"],
    [
      "Property 'lst' does not exist on type 'DecoratedProcedureRecord<{ transformer: false; errorShape: DefaultErrorShape; }, …>>'. Did you mean 'list'?",
      '#ts-calls',
      "'list'",
    ],
  ])('%s is explained below %s', async (text, anchor, title) => {
    const [first] = await ask(text);
    expect(first?.href).toBe(`${DECODER}${anchor}`);
    expect(titleOf(first)?.toLowerCase()).toContain(title.toLowerCase());
    expect(first?.answer?.text).not.toBe('');
  });

  test.each([
    'subscriptions',
    'httpBatchLink',
    'input validation',
    'how to use middleware',
    '404 page in nextjs',
    '404 Page',
    'error 404 page',
    'Top 500 Sites',
    'limit: 500',
    'http 500 users',
    'port 4000 and 404',
    'timeout 500',
    '400 %',
    '500 пользователей',
    '32600 rows',
    'is not a',
    'router is not a function',
    'unauthorized',
    '1000',
    "Cannot read properties of undefined (reading 'map')",
    'connect ECONNREFUSED 127.0.0.1:3000',
    "Type 'string' is not assignable to type 'number'",
    "Property 'foo' does not exist on type 'Bar'",
    'do not retry on 404',
  ])('%s is no message', async (text) => {
    expect((await ask(text)).map(titleOf)).toEqual([]);
  });
});
