/**
 * Claims of the 11.x pages about headers and CORS, tested with the documented release. The title of
 * a test names the page and the section; change both together.
 */
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import {
  httpBatchLink,
  httpBatchStreamLink,
  httpLink,
} from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import { failure, ferry, ferryClient, serve } from './links-support.ts';

test('client/headers: a function runs for each request and reads the current value', async () => {
  const { url, headers } = await serve(ferry);
  let token = 'one';
  const trpc = ferryClient(
    httpBatchLink({ url, headers: () => ({ authorization: `Bearer ${token}` }) }),
  );
  await trpc.next.query('Oban');
  token = 'two';
  await trpc.next.query('Oban');
  expect(headers.map((each) => each.authorization)).toEqual(['Bearer one', 'Bearer two']);
});

test('client/headers#forms: Headers, arrays, and the text "undefined"', async () => {
  const { url, headers } = await serve(ferry);
  await ferryClient(
    httpLink({ url, headers: new Headers({ 'x-library-card': '4711' }) }),
  ).next.query('A');
  await ferryClient(httpLink({ url, headers: { 'x-library-card': ['a', 'b'] } })).next.query('A');
  await ferryClient(httpLink({ url, headers: { 'x-library-card': undefined } })).next.query('A');
  expect(headers.map((each) => each['x-library-card'])).toEqual(['4711', 'a,b', 'undefined']);
});

test('client/headers#forms: a function that throws rejects the calls and sends nothing', async () => {
  const { url, requests } = await serve(ferry);
  const trpc = ferryClient(
    httpBatchLink({
      url,
      headers: () => {
        throw new Error('No token');
      },
    }),
  );
  expect((await failure(trpc.next.query('Oban'))).message).toBe('No token');
  expect(requests).toEqual([]);
});

test('client/headers#per-call: one set of headers a batch, made from opList; op in httpLink', async () => {
  const { url, headers } = await serve(ferry);
  const batch = ferryClient(
    httpBatchLink({
      url,
      headers: ({ opList }) => ({ 'x-keys': opList.map((op) => op.context.key).join() }),
    }),
  );
  await Promise.all([
    batch.next.query('A', { context: { key: 1 } }),
    batch.next.query('B', { context: { key: 2 } }),
  ]);
  const single = ferryClient(httpLink({ url, headers: ({ op }) => ({ 'x-keys': op.path }) }));
  await single.next.query('A');
  expect(headers.map((each) => each['x-keys'])).toEqual(['1,2', 'next']);
});

test('client/headers#response: a failed call has its response in error.meta', async () => {
  const { url } = await serve(ferry);
  const error = await failure(ferryClient(httpLink({ url })).notFound.query());
  expect((error.meta as { response: Response }).response.headers.get('vary')).toBe('trpc-accept');
});

// client/cors

test('client/cors#preflight: tRPC does not answer OPTIONS, and sends no CORS headers', async () => {
  const { url } = await serve(ferry);
  const origin = { origin: 'https://bakery.example' };
  const preflight = await fetch(`${url}/book`, {
    method: 'OPTIONS',
    headers: { ...origin, 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(415);
  const response = await fetch(`${url}/next?input="A"`, { headers: origin });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('client/cors#preflight: a query of httpBatchLink has no header of its own, one of the stream link has', async () => {
  const seen: unknown[] = [];
  const { url } = await serve(ferry);
  const watch = {
    url,
    fetch: (input: string | URL | Request, init?: object) => {
      const { headers } = init as RequestInit;
      seen.push(headers);
      return fetch(input, init);
    },
  };
  await ferryClient(httpBatchLink(watch)).next.query('A');
  await ferryClient(httpBatchStreamLink(watch)).next.query('A');
  await ferryClient(httpBatchLink(watch)).book.mutate('A');
  expect(seen).toEqual([
    {},
    { 'trpc-accept': 'application/jsonl' },
    { 'content-type': 'application/json' },
  ]);
});

test('client/cors#several: tRPC replaces vary, and responseMeta adds to it', async () => {
  const middleware = (_req: unknown, res: ServerResponse, next: () => void) => {
    res.setHeader('vary', 'Origin');
    next();
  };
  const without = await serve(ferry, { middleware });
  const withMeta = await serve(ferry, {
    middleware,
    responseMeta: () => ({ headers: new Headers({ vary: 'origin' }) }),
  });
  const vary = async (url: string) => (await fetch(`${url}/next?input="A"`)).headers.get('vary');
  expect(await vary(without.url)).toBe('trpc-accept');
  expect(await vary(withMeta.url)).toBe('trpc-accept, origin');
});
