/** The article says that its finished client works with a real server. This runs it as published. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleFiles } from '#engine/code/parse-sample.ts';
import { createHTTPServer } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/standalone.mjs';
import {
  initTRPC,
  TRPCError,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import { z } from '../../content/docs/v11/node_modules/zod/index.js';
import { loadSample } from './load-sample.ts';

const article = new URL('../../content/blog/2023-01-17-tinyrpc-client.mdx', import.meta.url);

interface Call {
  query(input?: unknown): Promise<unknown>;
  mutate(input?: unknown): Promise<unknown>;
  subscribe(input?: unknown): Promise<unknown>;
}

interface TinyClientModule {
  createTinyClient(url: string): { bakery: { order: Record<string, Call>; status: Call } };
  TinyClientError: new (message: string, code?: string) => Error & { code?: string };
}

/** Files of the article's samples by name, in the order of the article: most are there twice, as a step and hidden. */
function readFiles(name: string): string[] {
  const fences = [...readFileSync(article, 'utf8').matchAll(/^```ts(.*)\n([\s\S]*?)^```$/gm)];
  return fences.flatMap(([, meta = '', code = '']) =>
    sampleFiles({ code, language: 'ts' })
      .map((file) => ({
        name: file.name === 'main.ts' ? /title="([^"]+)"/.exec(meta)?.[1] : file.name,
        code: file.code.replace('// ---cut---\n', '').trim(),
      }))
      .filter((file) => file.name === name)
      .map((file) => file.code),
  );
}

describe('blog/tinyrpc-client#request, #proxy, #types', () => {
  it.each(['request.ts', 'path-proxy.ts', 'types.ts'])(
    'the last step uses %s of the step',
    (name) => {
      const [step, used] = readFiles(name);
      expect(step).toBeTruthy();
      expect(used).toBe(step);
    },
  );

  it('the path is printed as the comment says', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => {});
    await loadSample('../blog/2023-01-17-tinyrpc-client#proxy', 'example.ts');
    expect(print.mock.calls).toEqual([['a.b.c with [7]']]);
    print.mockRestore();
  });
});

describe('blog/tinyrpc-client#final: the client of the article', () => {
  const t = initTRPC.create();
  const orders = [{ id: 7, loaves: 6, price: 24 }];
  const router = t.router({
    bakery: {
      status: t.procedure.query(() => 'open'),
      order: {
        byId: t.procedure.input(z.number()).query(({ input }) => {
          const order = orders.find((candidate) => candidate.id === input);
          if (!order) throw new TRPCError({ code: 'NOT_FOUND', message: `No order ${input}` });
          return order;
        }),
        add: t.procedure
          .input(z.object({ loaves: z.number(), price: z.number() }))
          .mutation(({ input }) => {
            const order = { id: orders.length + 7, ...input };
            orders.push(order);
            return order;
          }),
      },
    },
  });
  const server = createHTTPServer({ router });
  let url = '';
  let code: TinyClientModule;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    code = await loadSample<TinyClientModule>(
      '../blog/2023-01-17-tinyrpc-client#final',
      'test.ts',
      {
        'test.ts': `export * from './request'; export * from './tiny-client';`,
      },
    );
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('calls queries and mutations, with and without input', async () => {
    const client = code.createTinyClient(url);
    expect(await client.bakery.order.byId?.query(7)).toEqual({ id: 7, loaves: 6, price: 24 });
    expect(await client.bakery.order.add?.mutate({ loaves: 10, price: 38 })).toEqual({
      id: 8,
      loaves: 10,
      price: 38,
    });
    expect(await client.bakery.status.query()).toBe('open');
  });

  it('rejects with the code and the message of the server', async () => {
    const failure = code.createTinyClient(url).bakery.order.byId?.query(99);
    await expect(failure).rejects.toBeInstanceOf(code.TinyClientError);
    await expect(failure).rejects.toMatchObject({ message: 'No order 99', code: 'NOT_FOUND' });
  });

  it('can be returned from an async function, and keeps two paths apart', async () => {
    const client = await Promise.resolve(code.createTinyClient(url));
    const { order, status } = client.bakery;
    expect(await Promise.all([order.byId?.query(7), status.query()])).toEqual([orders[0], 'open']);
  });

  it('refuses other kinds of calls', async () => {
    await expect(code.createTinyClient(url).bakery.status.subscribe()).rejects.toThrow(
      'not .subscribe()',
    );
  });
});
