/** The article says that its finished client works against a real server. This runs it, as published. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import ts from 'typescript-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHTTPServer } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/standalone.mjs';
import {
  initTRPC,
  TRPCError,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import { z } from '../../content/docs/v11/node_modules/zod/index.js';

const article = new URL('../../content/blog/2023-01-17-tinyrpc-client.mdx', import.meta.url);

interface Call {
  query(input?: unknown): Promise<unknown>;
  mutate(input?: unknown): Promise<unknown>;
  subscribe(input?: unknown): Promise<unknown>;
}

interface TinyClientModule {
  createTinyClient(url: string): { kiln: { firing: Record<string, Call>; status: Call } };
  TinyClientError: new (message: string, code?: string) => Error & { code?: string };
}

/** The fence titled `tiny-client.ts`, compiled. Its imports are types only, so nothing has to be resolved. */
async function loadFinalCode(): Promise<TinyClientModule> {
  const fence = /^```ts title="tiny-client\.ts"\n([\s\S]*?)^```$/m.exec(
    readFileSync(article, 'utf8'),
  );
  if (!fence?.[1]) throw new Error('The article has no fence titled tiny-client.ts');
  const { outputText } = ts.transpileModule(fence[1], {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  return (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(outputText)}`
  )) as TinyClientModule;
}

describe('blog/tinyrpc-client#final: the client of the article', () => {
  const t = initTRPC.create();
  const firings = [{ id: 7, cone: 6, peak: 1222 }];
  const router = t.router({
    kiln: {
      status: t.procedure.query(() => 'cold'),
      firing: {
        byId: t.procedure.input(z.number()).query(({ input }) => {
          const firing = firings.find((candidate) => candidate.id === input);
          if (!firing) throw new TRPCError({ code: 'NOT_FOUND', message: `No firing ${input}` });
          return firing;
        }),
        add: t.procedure
          .input(z.object({ cone: z.number(), peak: z.number() }))
          .mutation(({ input }) => {
            const firing = { id: firings.length + 7, ...input };
            firings.push(firing);
            return firing;
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
    code = await loadFinalCode();
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('calls queries and mutations, with and without input', async () => {
    const client = code.createTinyClient(url);
    expect(await client.kiln.firing.byId?.query(7)).toEqual({ id: 7, cone: 6, peak: 1222 });
    expect(await client.kiln.firing.add?.mutate({ cone: 10, peak: 1305 })).toEqual({
      id: 8,
      cone: 10,
      peak: 1305,
    });
    expect(await client.kiln.status.query()).toBe('cold');
  });

  it('rejects with the code and the message of the server', async () => {
    const failure = code.createTinyClient(url).kiln.firing.byId?.query(99);
    await expect(failure).rejects.toBeInstanceOf(code.TinyClientError);
    await expect(failure).rejects.toMatchObject({ message: 'No firing 99', code: 'NOT_FOUND' });
  });

  it('can be returned from an async function, and keeps two paths apart', async () => {
    const client = await Promise.resolve(code.createTinyClient(url));
    const { firing, status } = client.kiln;
    expect(await Promise.all([firing.byId?.query(7), status.query()])).toEqual([
      firings[0],
      'cold',
    ]);
  });

  it('refuses other kinds of calls', async () => {
    await expect(code.createTinyClient(url).kiln.status.subscribe()).rejects.toThrow(
      'not .subscribe()',
    );
  });
});
