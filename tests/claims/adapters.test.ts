import { expect, test, vi } from 'vitest';
import {
  awsLambdaRequestHandler,
  awsLambdaStreamingRequestHandler,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/aws-lambda/index.mjs';
import { createExpressMiddleware } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/express.mjs';
import { fastifyTRPCPlugin } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/fastify/index.mjs';
import { fetchRequestHandler } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/fetch/index.mjs';
import { createNextApiHandler } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/next.mjs';
import { createHTTPHandler } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/standalone.mjs';
import { initTRPC } from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import { fastify } from '../../content/docs/v11/node_modules/fastify/fastify.js';
import { apiResolver } from '../../content/docs/v11/node_modules/next/dist/server/api-utils/node/api-resolver.js';
import {
  appRouter,
  ask,
  closers,
  JSON_TYPE,
  listen,
  NORTH,
  post,
  serve,
  upload,
} from './wire-support.ts';

// Claims of the 11.x pages about adapters. Each test names its page and section.

test('adapters/index#on-error: onError gets type, path and error', async () => {
  const onError = vi.fn();
  await ask(`${await serve({ onError })}/borrow`);
  expect(onError).toHaveBeenCalledOnce();
  expect(onError.mock.calls[0]?.[0]).toMatchObject({
    type: 'unknown',
    path: 'borrow',
    error: { code: 'NOT_FOUND' },
  });
});

test('adapters/index#response-meta: once a request, and eagerly for a stream', async () => {
  const responseMeta = vi.fn(() => ({ headers: new Headers([['cache-control', 'max-age=60']]) }));
  const url = await serve({ responseMeta });
  const batch = await fetch(`${url}/berth.list,berth.list?batch=1`);
  expect(batch.headers.get('cache-control')).toBe('max-age=60');
  expect(responseMeta).toHaveBeenCalledOnce();
  await ask(`${url}/berth.list?batch=1`, { headers: { 'trpc-accept': 'application/jsonl' } });
  expect(responseMeta).toHaveBeenLastCalledWith(
    expect.objectContaining({ eagerGeneration: true, data: [], errors: [] }),
  );
});

test('adapters/standalone#options: basePath cuts by length, maxBodySize refuses with 413', async () => {
  const url = await serve({ basePath: '/trpc/', maxBodySize: 50 });
  expect((await ask(`${url}/trpc/berth.byId?input=1`)).json()).toEqual(NORTH);
  expect((await ask(`${url}/abcd/berth.byId?input=1`)).json()).toEqual(NORTH);
  expect((await post(`${url}/trpc/name`, 'a'.repeat(100))).status).toBe(413);
  // It counts only for an input.
  expect((await post(`${url}/trpc/ping`, 'a'.repeat(100))).status).toBe(200);
});

test('adapters/standalone#request-handler: beside other routes of one server', async () => {
  const handler = createHTTPHandler({ router: appRouter, basePath: '/trpc/' });
  const url = await listen((req, res) => {
    if (req.url?.startsWith('/trpc/')) handler(req, res);
    else res.writeHead(req.url === '/health' ? 204 : 404).end();
  });
  expect((await ask(`${url}/trpc/berth.byId?input=1`)).json()).toEqual(NORTH);
  expect((await ask(`${url}/health`)).status).toBe(204);
});

test('adapters/express#body-parser: a parsed body is taken, and a form is lost with it', async () => {
  const middleware = createExpressMiddleware({ router: appRouter, maxBodySize: 10 });
  const call = (body: object) =>
    listen((req, res) => {
      const { pathname } = new URL(req.url ?? '', 'http://localhost');
      middleware(Object.assign(req, { path: pathname, ...body }) as never, res as never, () => {});
    });
  const parsed = await call({ body: { berth: 1, nights: 2 } });
  const reserved = await post(`${parsed}/trpc/v2/reserve`, { berth: 1, nights: 2 });
  expect(reserved.json()).toEqual({ result: { data: { reference: 'B-1-2' } } });
  const form = await upload(`${await call({ body: undefined })}/form`);
  expect(form.status).toBe(400);
  expect(form.json().error.message).toBe('Failed to parse body as FormData.');
});

test('adapters/fastify#long-batches, #files: the limits of Fastify and the ways around them', async () => {
  const start = async (maxParamLength: number) => {
    const app = fastify({ routerOptions: { maxParamLength } });
    await app.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions: { router: appRouter } });
    const handler = createHTTPHandler({ router: appRouter, basePath: '/upload/' });
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_req, _payload, next) => next(null));
      scope.post('/upload/:path', (req, reply) => {
        reply.hijack();
        handler(req.raw, reply.raw);
      });
    });
    closers.push(() => app.close());
    return app.listen({ port: 0 });
  };
  const batch = `trpc/${Array(20).fill('berth.list').join()}?batch=1`;
  const short = await start(100);
  expect((await ask(`${short}/${batch}`)).status).toBe(404);
  expect((await upload(`${short}/trpc/form`)).json().code).toBe('FST_ERR_CTP_INVALID_MEDIA_TYPE');
  const tooLarge = await post(`${short}/trpc/name`, 'a'.repeat(2 ** 20));
  expect(tooLarge.json().code).toBe('FST_ERR_CTP_BODY_TOO_LARGE');
  const long = await start(5000);
  expect((await ask(`${long}/${batch}`)).status).toBe(200);
  expect((await upload(`${long}/upload/form`)).json()).toEqual({ result: { data: [250, 251, 1] } });
});

test('adapters/fetch#options, #context: endpoint cuts by length, resHeaders are sent', async () => {
  const c = initTRPC.context<{ resHeaders: Headers }>().create({ isDev: false });
  const router = c.router({
    signIn: c.procedure.mutation(({ ctx }) => {
      ctx.resHeaders.append('set-cookie', 'visit=1');
      return true;
    }),
  });
  const handle = (path: string, init?: RequestInit) =>
    fetchRequestHandler({
      endpoint: '/api/trpc',
      req: new Request(`http://localhost${path}`, init),
      router,
      createContext: ({ resHeaders }) => ({ resHeaders }),
    });
  const signIn = await handle('/api/trpc/signIn', { method: 'POST', headers: JSON_TYPE });
  expect(signIn.headers.getSetCookie()).toEqual(['visit=1']);
  const other = await (await handle('/api/other/signIn')).json();
  expect(other.error.message).toBe('No procedure found on path "r/signIn"');
});

test('adapters/fetch#pitfalls: a body that was read is a BAD_REQUEST', async () => {
  const req = new Request('http://localhost/name', {
    method: 'POST',
    headers: JSON_TYPE,
    body: '"Broad bean"',
  });
  await req.text();
  const answer = await fetchRequestHandler({ endpoint: '', req, router: appRouter });
  expect((await answer.json()).error.data.code).toBe('BAD_REQUEST');
});

test('adapters/nextjs#pages-router: bodyParser breaks strings and files, its absence does not', async () => {
  const handler = createNextApiHandler({ router: appRouter });
  const start = (config?: object, query = true) =>
    listen((req, res) => {
      const trpc = req.url?.split('/').at(-1);
      const module = { default: handler, config };
      const context = {} as never;
      void apiResolver(
        ...([req, res, query ? { trpc } : {}, module, context, false] as unknown as Parameters<
          typeof apiResolver
        >),
      );
    });
  const on = await start();
  expect((await post(`${on}/name`, 'Broad bean')).json().error.message).toContain(
    'is not valid JSON',
  );
  expect((await upload(`${on}/form`)).json()).not.toEqual({ result: { data: [250, 251, 1] } });
  const off = await start({ api: { bodyParser: false } });
  expect((await post(`${off}/name`, 'Broad bean')).json()).toEqual({
    result: { data: 'Broad bean' },
  });
  expect((await upload(`${off}/form`)).json()).toEqual({ result: { data: [250, 251, 1] } });
  const unnamed = await ask(`${await start({}, false)}/name`);
  expect(unnamed.status).toBe(500);
  expect(unnamed.json().error.message).toContain('Query "trpc" not found');
});

const v2Event = (rawPath: string, more: object = {}) =>
  ({
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString: 'input=1',
    headers: {},
    requestContext: { domainName: 'localhost', http: { method: 'GET' } },
    isBase64Encoded: false,
    ...more,
  }) as never;

const v1Event = (path: string, more: object = {}) =>
  ({
    resource: path,
    path,
    httpMethod: 'GET',
    headers: {},
    queryStringParameters: { input: '1' },
    pathParameters: null,
    requestContext: {},
    ...more,
  }) as never;

test('adapters/aws-lambda#path: what is taken for the path of the procedure', async () => {
  const handler = awsLambdaRequestHandler({ router: appRouter });
  const status = async (event: never) => {
    const result = (await handler(event, {} as never)) as { statusCode: number };
    return result.statusCode;
  };
  const proxy = { pathParameters: { proxy: 'berth.byId' } };
  expect(await status(v2Event('/berth.byId'))).toBe(200);
  expect(await status(v2Event('/trpc/berth.byId'))).toBe(404);
  expect(
    await status(v2Event('/trpc/berth.byId', { routeKey: 'ANY /trpc/{proxy+}', ...proxy })),
  ).toBe(200);
  expect(await status(v1Event('/trpc/berth.byId'))).toBe(200);
  expect(await status(v1Event('/trpc/berth.byId', { resource: '/trpc/{proxy+}', ...proxy }))).toBe(
    200,
  );
  const ordinary = { resource: '/trpc/{path}', pathParameters: { path: 'berth.byId' } };
  expect(await status(v1Event('/trpc/berth.byId', ordinary))).toBe(404);
  await expect(handler({ version: '3.0' } as never, {} as never)).rejects.toThrow(
    'Unsupported version',
  );
});

test('adapters/aws-lambda#local: the printed result', async () => {
  const handler = awsLambdaRequestHandler({ router: appRouter });
  expect(await handler(v2Event('/berth.byId'), {} as never)).toEqual({
    cookies: [],
    statusCode: 200,
    body: JSON.stringify(NORTH),
    headers: { 'content-type': 'application/json', vary: 'trpc-accept' },
  });
});

test('adapters/aws-lambda#streaming: only events of format 2.0', async () => {
  const handler = awsLambdaStreamingRequestHandler({ router: appRouter });
  await expect(handler(v1Event('/berth.list'), {} as never, {} as never)).rejects.toThrow(
    'Streaming is not supported for this event version',
  );
});
