/** The FAQ of 9.x quotes messages of 9.27.4. This provokes them, and runs the page's sample. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { loadSample } from './load-sample.ts';
import { rejection } from './v11.ts';

const text = readFileSync(join(projectRoot, 'content/docs/v9/faq.mdx'), 'utf8');

interface Client {
  query(path: string, input?: unknown): Promise<unknown>;
  mutation(path: string): Promise<unknown>;
}

interface Program {
  /** A client of a server that responds as its path says, with a transformer if `isTransformed`. */
  connect(path: string, isTransformed?: boolean): Client;
  mergeTwice(): void;
  /** Renders a hook, below tRPC's provider if `isProvided`. */
  render(isProvided: boolean): void;
  close(): void;
}

let program: Program;

beforeAll(async () => {
  program = await loadSample<Program>('v9/faq', 'program.ts', {
    'program.ts': `
      import { createServer } from 'node:http';
      import { createTRPCClient } from '@trpc/client';
      import { createReactQueryHooks } from '@trpc/react';
      import * as trpc from '@trpc/server';
      import { createHTTPHandler } from '@trpc/server/adapters/standalone';
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { QueryClient } from 'react-query';
      import superjson from 'superjson';

      const berths = trpc.router()
        .query('free', { resolve: () => 3 })
        .query('since', { input: (it) => it, resolve: () => new Date(0) });
      const plain = createHTTPHandler({ router: berths, createContext: () => ({}) });
      const transformed = createHTTPHandler({
        router: trpc.router().transformer(superjson).merge(berths),
        createContext: () => ({}),
      });
      const server = createServer((req, res) => {
        if (req.url.startsWith('/html')) return res.end('<!doctype html>');
        if (req.url.startsWith('/json')) return res.end('{"message":"Not Found"}');
        if (!req.url.startsWith('/superjson')) return plain(req, res);
        req.url = req.url.slice('/superjson'.length);
        transformed(req, res);
      }).listen(0);
      export const close = () => { server.closeAllConnections(); server.close(); };

      export const connect = (path, isTransformed) => createTRPCClient({
        url: 'http://localhost:' + server.address().port + path,
        ...(isTransformed ? { transformer: superjson } : {}),
      });
      export const mergeTwice = () => berths.merge(berths);
      const hooks = createReactQueryHooks();
      const Free = () => hooks.useQuery(['free']).status;
      export function render(isProvided) {
        const free = createElement(Free);
        const value = { client: connect(''), queryClient: new QueryClient() };
        renderToString(isProvided ? createElement(hooks.Provider, value, free) : free);
      }`,
  });
});

afterAll(() => program.close());

const call = (path: string, isTransformed = false) =>
  rejection(program.connect(path, isTransformed).query('free'));
const thrown = async (run: () => void) => rejection(Promise.resolve().then(run));

test.each<[section: string, message: string, fail: () => Promise<unknown>]>([
  ['no-procedure-on-path', 'No "query"-procedure on path "trpc/free"', () => call('/trpc')],
  [
    'no-procedure-on-path',
    'No "mutation"-procedure on path "free"',
    () => rejection(program.connect('').mutation('free')),
  ],
  ['not-trpc', "Cannot read properties of undefined (reading 'type')", () => call('/json')],
  [
    'transformer-client',
    "Cannot read properties of undefined (reading 'message')",
    () => call('', true),
  ],
  ['unexpected-token', "Unexpected token '<'", () => call('/html')],
  [
    'unexpected-end',
    'Unexpected end of JSON input',
    () => rejection(program.connect('').query('since', 'a'.repeat(17_000))),
  ],
  ['no-input-expected', 'No input expected', () => rejection(program.connect('').query('free', 4))],
  ['duplicate', 'Duplicate endpoint(s): free', () => thrown(program.mergeTwice)],
  [
    'no-provider',
    "Cannot read properties of null (reading 'client')",
    () => thrown(() => program.render(false)),
  ],
  [
    'no-provider',
    'No QueryClient set, use QueryClientProvider to set one',
    () => thrown(() => program.render(true)),
  ],
])('v9/faq#%s: %s', async (section, message, fail) => {
  // React prints what it renders in vain.
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = (await fail()) as Error;
  printed.mockRestore();
  expect(error.message).toContain(message);
  const own = text.split('\n## ').find((part) => part.includes(`{#${section}}`));
  expect(own).toContain(message);
});

test('v9/faq#transformer-client: without one in the client, there is no error', async () => {
  expect(await program.connect('/superjson').query('free')).toEqual({ json: 3 });
});

test('v9/faq#dates-are-strings', async () => {
  expect(await program.connect('').query('since')).toBe('1970-01-01T00:00:00.000Z');
});

test('v9/faq#fetch: without a fetch, the client is not made', async () => {
  vi.stubGlobal('fetch', undefined);
  const error = (await thrown(() => program.connect(''))) as Error;
  vi.unstubAllGlobals();
  expect(error.message).toBe('No fetch implementation found');
});

test('v9/faq#router-middleware: it covers the merged router and nothing else', async () => {
  const { appRouter } = await loadSample<{
    appRouter: { createCaller(ctx: { pilot: string | null }): Client };
  }>('v9/faq#router-middleware', 'main.ts');
  const nobody = appRouter.createCaller({ pilot: null });
  expect(await nobody.query('free')).toBe(3);
  expect(await rejection(nobody.mutation('berth.take'))).toMatchObject({ code: 'UNAUTHORIZED' });
  expect(await appRouter.createCaller({ pilot: 'Ines' }).mutation('berth.take')).toBe(
    'Berth 4 for Ines',
  );
});
