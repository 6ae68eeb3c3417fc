/** The servers on the page about frameworks, as published, in the real NestJS, Elysia and React Router. */
import { Server } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadSample } from './load-sample.ts';
import { handleSource } from './other-frameworks-handle.ts';
import { readSection } from './other-frameworks-project.ts';

const page = 'v11/other-frameworks';

/** Starts each server on a free port instead of the one in the code, and closes it after the test. */
async function listenOnFreePort(start: () => Promise<unknown>): Promise<string> {
  const servers: Server[] = [];
  const { listen } = Server.prototype;
  const spy = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (
    this: Server,
    ...args: unknown[]
  ) {
    servers.push(this);
    return listen.call(this, 0, ...(args.slice(1) as []));
  });
  onTestFinished(() => {
    spy.mockRestore();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });
  await start();
  const { port } = await vi.waitFor(() => {
    const address = servers[0]?.address();
    if (!address || typeof address === 'string') throw new Error('No server listens yet');
    return address;
  }, 30_000);
  return `http://localhost:${port}`;
}

const getJson = async (url: string) => (await fetch(url)).json();
const postTea = (url: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '"tea"',
  });

describe('other-frameworks#nestjs', () => {
  test('procedures get a provider of the application, in a call and in a batch', async () => {
    const url = await listenOnFreePort(() => loadSample(`${page}#nestjs`, 'src/main.ts'));
    expect(await getJson(`${url}/trpc/price?input="tea"`)).toEqual({ result: { data: 450 } });
    const batch = 'price,price?batch=1&input={"0":"tea","1":"cake"}';
    expect(await getJson(`${url}/trpc/${batch}`)).toEqual([
      { result: { data: 450 } },
      { result: { data: null } },
    ]);
  });

  test('a mutation gets its body, and a guard that rejects everything does not protect it', async () => {
    const source = `
      import { Controller, Get, Module } from '@nestjs/common';
      import { NestFactory } from '@nestjs/core';
      import { initTRPC } from '@trpc/server';
      import { createExpressMiddleware } from '@trpc/server/adapters/express';
      const t = initTRPC.create();
      const router = t.router({
        order: t.procedure.input((input) => input).mutation(({ input }) => input),
      });
      @Controller()
      class Prices { list() { return []; } }
      // esbuild only has the new kind of decorators, and this one is of the old kind.
      const list = Object.getOwnPropertyDescriptor(Prices.prototype, 'list');
      Get('prices')(Prices.prototype, 'list', list);
      @Module({ controllers: [Prices] })
      class AppModule {}
      const app = await NestFactory.create(AppModule, { logger: false });
      app.useGlobalGuards({ canActivate: () => false });
      app.use('/trpc', createExpressMiddleware({ router }));
      await app.listen(3000);`;
    const url = await listenOnFreePort(() =>
      loadSample(`${page}#nestjs`, 'guarded.ts', { 'guarded.ts': source }),
    );
    expect((await fetch(`${url}/prices`)).status).toBe(403);
    expect(await (await postTea(`${url}/trpc/order`)).json()).toEqual({ result: { data: 'tea' } });
  });
});

interface ElysiaApp {
  app: { handle(request: Request): Promise<Response> };
}

describe('other-frameworks#elysia', () => {
  const call = () => new Request('http://shop.example/trpc/price?input="tea"');
  const batch = () => new Request('http://shop.example/trpc/price,price?batch=1&input={}');
  const order = () =>
    new Request('http://shop.example/trpc/order', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '"tea"',
    });

  const open = (source: string) =>
    loadSample<ElysiaApp>(`${page}#elysia`, 'app.ts', {
      'server/handle.ts': handleSource,
      'app.ts': source,
    });

  test('the route serves a call, a batch and a mutation', async () => {
    // This is not Bun: see the next test.
    const published = readSection('elysia')['server/index.ts'] ?? '';
    expect(published).toContain('.listen(3000)');
    const { app } = await open(
      published.replace('.listen(3000)', '').replace('./handle', './server/handle'),
    );
    expect(await (await app.handle(call())).json()).toEqual({ result: { data: 450 } });
    expect(await (await app.handle(batch())).json()).toHaveLength(2);
    expect(await (await app.handle(order())).json()).toEqual({ result: { data: 'tea' } });
  });

  test('on Node.js, `listen` throws without an adapter', async () => {
    await expect(
      loadSample(`${page}#elysia`, 'server/index.ts', { 'server/handle.ts': handleSource }),
    ).rejects.toThrow('WebStandard does not support listen');
  });

  const hooked = (hook: string, options = '') =>
    open(`
      import { Elysia } from 'elysia';
      import { handle } from './server/handle';
      export const app = new Elysia()
        .onBeforeHandle(${hook})
        .all('/trpc/*', ({ request }) => handle(request)${options});`);

  test('a hook can reject a request', async () => {
    const { app } = await hooked('({ status }) => status(401)');
    expect((await app.handle(call())).status).toBe(401);
  });

  test('a hook that uses the body takes it from mutations, unless nothing is parsed', async () => {
    const hook = '({ body }) => { void body; }';
    const { app } = await hooked(hook);
    const failed = await (await app.handle(order())).json();
    expect(failed.error.message).toContain('Body has already been read');
    const { app: fixed } = await hooked(hook, ", { parse: 'none' }");
    expect(await (await fixed.handle(order())).json()).toEqual({ result: { data: 'tea' } });
  });
});

test('other-frameworks#react-router: its request handler calls the loader and the action', async () => {
  const { serve } = await loadSample<{ serve(request: Request): Promise<Response> }>(
    `${page}#react-router`,
    'serve.ts',
    {
      'server/handle.ts': handleSource,
      'serve.ts': `
        import { createRequestHandler } from 'react-router';
        import * as module from './app/routes/trpc.$';
        const id = 'routes/trpc.$';
        export const serve = createRequestHandler({
          entry: { module: { default: () => new Response(null, { status: 404 }) } },
          routes: { [id]: { id, path: 'trpc/*', module } },
          assets: { routes: {}, entry: { module: '', imports: [] }, url: '', version: '' },
          basename: '/', publicPath: '/', assetsBuildDirectory: '', future: {}, ssr: true,
          isSpaMode: false, prerender: [], routeDiscovery: { mode: 'initial' },
        });`,
    },
  );
  const address = 'http://shop.example/trpc';
  const read = await serve(new Request(`${address}/price?input="tea"`));
  expect(await read.json()).toEqual({ result: { data: 450 } });
  const headers = { 'content-type': 'application/json' };
  const write = await serve(
    new Request(`${address}/order`, { method: 'POST', headers, body: '"tea"' }),
  );
  expect(await write.json()).toEqual({ result: { data: 'tea' } });
});
