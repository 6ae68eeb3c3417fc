import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { isNonJsonSerializable } from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import {
  awsLambdaRequestHandler,
  awsLambdaStreamingRequestHandler,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/aws-lambda/index.mjs';
import { createExpressMiddleware } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/express.mjs';
import { fastifyTRPCPlugin } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/fastify/index.mjs';
import { fetchRequestHandler } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/fetch/index.mjs';
import { createNextApiHandler } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/next.mjs';
import {
  createHTTPHandler,
  createHTTPServer,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/standalone.mjs';
import { octetInputParser } from '../../content/docs/v11/node_modules/@trpc/server/dist/http.mjs';
import {
  initTRPC,
  TRPCError,
  tracked,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import {
  type TRPC_ERROR_CODE_KEY,
  TRPC_ERROR_CODES_BY_KEY,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/rpc.mjs';
import { fastify } from '../../content/docs/v11/node_modules/fastify/fastify.js';
import { apiResolver } from '../../content/docs/v11/node_modules/next/dist/server/api-utils/node/api-resolver.js';
import superjson from '../../content/docs/v11/node_modules/superjson/dist/index.js';
import { z } from '../../content/docs/v11/node_modules/zod/index.js';

// What the pages of 11.x say about HTTP. Each test names the page and the section that it backs.

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const t = initTRPC.create({ isDev: false });

const sailings = [
  { id: 1, to: 'Islay', seats: 12 },
  { id: 2, to: 'Arran', seats: 0 },
];
const ISLAY = { result: { data: sailings[0] } };

const notFound = (id: number) => ({
  error: {
    message: `No sailing ${id}`,
    code: -32004,
    data: { code: 'NOT_FOUND', httpStatus: 404, path: 'sailing.byId' },
  },
});

const appRouter = t.router({
  sailing: {
    byId: t.procedure.input(z.number()).query(({ input }) => {
      const sailing = sailings.find(({ id }) => id === input);
      if (!sailing) throw new TRPCError({ code: 'NOT_FOUND', message: `No sailing ${input}` });
      return sailing;
    }),
    list: t.procedure.query(() => sailings),
    nothing: t.procedure.query(() => {}),
    forecast: t.procedure.query(async function* () {
      yield 'calm';
      yield 'fresh';
    }),
    broken: t.procedure.query(async function* () {
      yield 'calm';
      throw new TRPCError({ code: 'BAD_GATEWAY', message: 'Station offline' });
    }),
    queue: t.procedure.subscription(async function* () {
      yield tracked('41', { cars: 7 });
      yield tracked('42', { cars: 8 });
    }),
  },
  book: t.procedure
    .input(z.object({ sailing: z.number(), seats: z.number().int() }))
    .mutation(({ input }) => ({ reference: `F-${input.sailing}-${input.seats}` })),
  name: t.procedure.input(z.string()).mutation(({ input }) => input),
  form: t.procedure.input(z.instanceof(FormData)).mutation(async ({ input }) => {
    const file = input.get('photo');
    return file instanceof File ? [...new Uint8Array(await file.arrayBuffer())] : null;
  }),
  bytes: t.procedure.input(octetInputParser).mutation(async ({ input }) => {
    let size = 0;
    for await (const chunk of input) size += chunk.byteLength;
    return size;
  }),
  binary: t.procedure.query(() => new Uint8Array([1, 2])),
  blob: t.procedure.query(() => new Blob(['x'])),
  badForm: t.procedure.input(z.instanceof(FormData)).query(() => 1),
});

const JSON_TYPE = { 'content-type': 'application/json' };

/** Starts a server on a free port and returns its address. */
async function listen(listener: RequestListener | ReturnType<typeof createServer>) {
  const server = typeof listener === 'function' ? createServer(listener) : listener;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

type Options = Omit<Parameters<typeof createHTTPServer<typeof appRouter>>[0], 'router'>;
const serve = (options: Options = {}) =>
  listen(createHTTPServer({ router: appRouter, ...options }));

async function ask(url: string, init?: RequestInit) {
  const response = await fetch(url, init);
  const text = await response.text();
  const type = response.headers.get('content-type');
  return { status: response.status, type, text, json: () => JSON.parse(text) };
}

const post = (url: string, body: unknown, headers: Record<string, string> = JSON_TYPE) =>
  ask(url, { method: 'POST', headers, body: JSON.stringify(body) });

const upload = (url: string) => {
  const body = new FormData();
  body.set('photo', new File([new Uint8Array([250, 251, 1])], 'poppy.bin'));
  return ask(url, { method: 'POST', body });
};

test('rpc#methods: a query is GET with its input in the address, a mutation POST with a body', async () => {
  const url = await serve();
  const query = await ask(`${url}/sailing.byId?input=1`);
  expect(query).toMatchObject({ status: 200, type: 'application/json' });
  expect(query.json()).toEqual(ISLAY);
  const mutation = await post(`${url}/book`, { sailing: 1, seats: 2 });
  expect(mutation.json()).toEqual({ result: { data: { reference: 'F-1-2' } } });
});

test('rpc#methods: HEAD is 204, OPTIONS alone is 415', async () => {
  const url = await serve();
  expect((await ask(`${url}/sailing.list`, { method: 'HEAD' })).status).toBe(204);
  expect((await ask(`${url}/sailing.list`, { method: 'OPTIONS' })).status).toBe(415);
});

test('rpc#envelope: undefined has no data, and a transformer wraps data, errors and input', async () => {
  expect((await ask(`${await serve()}/sailing.nothing`)).text).toBe('{"result":{}}');
  const s = initTRPC.create({ isDev: false, transformer: superjson });
  const router = s.router({ twice: s.procedure.input(z.number()).query(({ input }) => input * 2) });
  const url = await listen(createHTTPServer({ router }));
  expect((await ask(`${url}/twice?input={"json":4}`)).text).toBe('{"result":{"data":{"json":8}}}');
  expect((await ask(`${url}/nope`)).json()).toHaveProperty('error.json.code', -32004);
});

test('rpc#errors: the envelope, the status, and the stack only in development', async () => {
  const answer = await ask(`${await serve()}/sailing.byId?input=9`);
  expect(answer.status).toBe(404);
  expect(answer.json()).toEqual(notFound(9));
  const dev = initTRPC.create({ isDev: true }).router({});
  const url = await listen(createHTTPServer({ router: dev }));
  expect((await ask(`${url}/nope`)).json()).toHaveProperty('error.data.stack');
});

test('rpc#error-codes: every code has the number and the status of the table', async () => {
  const table: Record<TRPC_ERROR_CODE_KEY, [status: number, code: number]> = {
    PARSE_ERROR: [400, -32700],
    BAD_REQUEST: [400, -32600],
    UNAUTHORIZED: [401, -32001],
    PAYMENT_REQUIRED: [402, -32002],
    FORBIDDEN: [403, -32003],
    NOT_FOUND: [404, -32004],
    METHOD_NOT_SUPPORTED: [405, -32005],
    TIMEOUT: [408, -32008],
    CONFLICT: [409, -32009],
    PRECONDITION_FAILED: [412, -32012],
    PAYLOAD_TOO_LARGE: [413, -32013],
    UNSUPPORTED_MEDIA_TYPE: [415, -32015],
    UNPROCESSABLE_CONTENT: [422, -32022],
    PRECONDITION_REQUIRED: [428, -32028],
    TOO_MANY_REQUESTS: [429, -32029],
    CLIENT_CLOSED_REQUEST: [499, -32099],
    INTERNAL_SERVER_ERROR: [500, -32603],
    NOT_IMPLEMENTED: [501, -32603],
    BAD_GATEWAY: [502, -32603],
    SERVICE_UNAVAILABLE: [503, -32603],
    GATEWAY_TIMEOUT: [504, -32603],
  };
  expect(Object.keys(TRPC_ERROR_CODES_BY_KEY).sort()).toEqual(Object.keys(table).sort());
  const router = t.router({
    fail: t.procedure.input(z.string()).query(({ input }) => {
      throw new TRPCError({ code: input as TRPC_ERROR_CODE_KEY });
    }),
  });
  const url = await listen(createHTTPServer({ router }));
  for (const [code, [status, number]] of Object.entries(table)) {
    const answer = await ask(`${url}/fail?input="${code}"`);
    expect({ code, status: answer.status }).toEqual({ code, status });
    expect(answer.json().error).toMatchObject({ code: number, data: { code, httpStatus: status } });
  }
});

test('rpc#refused: method, content type, broken JSON and unknown path', async () => {
  const url = await serve();
  const message = async (answer: ReturnType<typeof ask>) => {
    const { status, type, json } = await answer;
    return [status, json().error.message, type];
  };
  const JSON_ANSWER = 'application/json';
  const TEXT_ANSWER = 'text/plain;charset=UTF-8';
  expect(await message(ask(`${url}/book`))).toEqual([
    405,
    'Unsupported GET-request to mutation procedure at path "book"',
    JSON_ANSWER,
  ]);
  expect(await message(post(`${url}/sailing.byId`, 1))).toEqual([
    405,
    'Unsupported POST-request to query procedure at path "sailing.byId"',
    JSON_ANSWER,
  ]);
  expect(await message(ask(`${url}/book`, { method: 'POST' }))).toEqual([
    415,
    'Missing content-type header',
    TEXT_ANSWER,
  ]);
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await message(post(`${url}/book`, {}, urlencoded))).toEqual([
    415,
    'Unsupported content-type "application/x-www-form-urlencoded',
    TEXT_ANSWER,
  ]);
  const broken = await message(ask(`${url}/sailing.byId?input=x`));
  expect(broken[0]).toBe(400);
  expect(broken[1]).toContain('is not valid JSON');
  expect(await message(ask(`${url}/ferry`))).toEqual([
    404,
    'No procedure found on path "ferry"',
    JSON_ANSWER,
  ]);
});

test('rpc#batching: paths by comma, inputs by position, answers in order', async () => {
  const url = await serve();
  const queries = await ask(`${url}/sailing.byId,sailing.list?batch=1&input={"0":1}`);
  expect(queries.json()).toEqual([ISLAY, { result: { data: sailings } }]);
  const mutations = await post(`${url}/book,book?batch=1`, {
    0: { sailing: 1, seats: 2 },
    1: { sailing: 2, seats: 1 },
  });
  expect(mutations.json()).toEqual([
    { result: { data: { reference: 'F-1-2' } } },
    { result: { data: { reference: 'F-2-1' } } },
  ]);
  expect((await ask(`${url}/sailing.byId?batch=1&input={"0":1}`)).json()).toEqual([ISLAY]);
});

test('rpc#batching: 207 if the statuses differ, else the one that they share', async () => {
  const url = await serve();
  const mixed = await ask(`${url}/sailing.byId,sailing.byId?batch=1&input={"0":1,"1":9}`);
  expect(mixed.status).toBe(207);
  expect(mixed.json()).toEqual([ISLAY, notFound(9)]);
  const same = await ask(`${url}/sailing.byId,sailing.byId?batch=1&input={"0":8,"1":9}`);
  expect(same.status).toBe(404);
});

test('rpc#batching: no mixing of kinds, no subscriptions, no lists, and off on request', async () => {
  const url = await serve();
  const mixed = await post(`${url}/book,sailing.list?batch=1`, {});
  expect(mixed.json().error.message).toBe('Cannot mix procedure types in call: mutation, query');
  const stream = await ask(`${url}/sailing.queue?batch=1`);
  expect(stream.status).toBe(400);
  expect(stream.json()[0].error.message).toBe('Cannot batch subscription calls');
  const list = await ask(`${url}/sailing.byId?batch=1&input=[1]`);
  expect(list.status).toBe(400);
  const off = await ask(`${await serve({ allowBatching: false })}/sailing.list?batch=1`);
  expect(off.status).toBe(400);
  expect(off.json().error.message).toBe('Batching is not enabled on the server');
});

test('rpc#method-override: queries as POST, but never mutations as GET', async () => {
  const url = await serve({ allowMethodOverride: true });
  expect((await post(`${url}/sailing.byId`, 1)).json()).toEqual(ISLAY);
  expect((await ask(`${url}/book`)).status).toBe(405);
});

test('rpc#jsonl: the recorded lines of a streamed batch', async () => {
  const headers = { 'trpc-accept': 'application/jsonl' };
  const url = await serve();
  const answer = await ask(`${url}/sailing.forecast,sailing.list?batch=1`, { headers });
  const lines = answer.text.trimEnd().split('\n');
  expect(lines[0]).toBe('{"0":[[0],[null,0,0]],"1":[[0],[null,0,1]]}');
  expect(lines.filter((line) => line.startsWith('[6,'))).toEqual([
    '[6,1,[["calm"]]]',
    '[6,1,[["fresh"]]]',
    '[6,0,[[]]]',
  ]);
  expect(lines).toContain('[4,0,[[0],[null,1,6]]]');
  const broken = await ask(`${url}/sailing.broken?batch=1`, { headers });
  expect(broken.status).toBe(200);
  expect(broken.text).toContain('[3,2,{"message":"Station offline","code":-32603');
  const single = await ask(`${url}/sailing.list`, { headers });
  expect(single.json().error.message).toBe(
    'Streaming requests must be batched (you can do a batch of 1)',
  );
  const plain = await ask(`${url}/sailing.forecast`);
  expect(plain.status).toBe(415);
  expect(plain.json().error.message).toBe(
    'Cannot use stream-like response in non-streaming request - use httpBatchStreamLink',
  );
});

test('rpc#sse: the recorded events of a subscription', async () => {
  const answer = await ask(`${await serve()}/sailing.queue?connectionParams={"token":"of-iona"}`);
  expect(answer).toMatchObject({ status: 200, type: 'text/event-stream' });
  expect(answer.text).toBe(
    [
      'event: connected\ndata: {}\n\n\n',
      'data: {"cars":7}\nid: 41\n\n\n',
      'data: {"cars":8}\nid: 42\n\n\n',
      'event: return\ndata: \n\n\n',
    ].join(''),
  );
});

test('rpc#error-codes: malformed connectionParams are a PARSE_ERROR', async () => {
  const answer = await ask(`${await serve()}/sailing.queue?connectionParams={"token":1}`);
  expect(answer.json().error.data.code).toBe('PARSE_ERROR');
});

test('non-json-content-types: a form arrives with its file, bytes as a stream', async () => {
  const url = await serve({ maxBodySize: 100_000 });
  expect((await upload(`${url}/form`)).json()).toEqual({ result: { data: [250, 251, 1] } });
  const send = (size: number) =>
    ask(`${url}/bytes`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(size),
    });
  expect((await send(70_000)).json()).toEqual({ result: { data: 70_000 } });
  expect((await send(200_000)).status).toBe(413);
});

test('non-json-content-types#limits: other types, queries and results', async () => {
  const url = await serve();
  const png = await ask(`${url}/bytes`, {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: 'x',
  });
  expect(png.status).toBe(415);
  expect((await upload(`${url}/badForm`)).status).toBe(405);
  expect((await ask(`${url}/binary`)).text).toBe('{"result":{"data":{"0":1,"1":2}}}');
  expect((await ask(`${url}/blob`)).text).toBe('{"result":{"data":{}}}');
});

test('non-json-content-types#types: what isNonJsonSerializable accepts', () => {
  const yes = [new FormData(), new Blob(), new File([], 'a'), new Uint8Array(), Buffer.from('a')];
  expect(yes.map(isNonJsonSerializable)).toEqual(yes.map(() => true));
  const no = [new ArrayBuffer(1), new ReadableStream(), { file: new Blob() }];
  expect(no.map(isNonJsonSerializable)).toEqual(no.map(() => false));
});

test('adapters/index#on-error: onError gets type, path and error', async () => {
  const onError = vi.fn();
  await ask(`${await serve({ onError })}/germinate`);
  expect(onError).toHaveBeenCalledOnce();
  expect(onError.mock.calls[0]?.[0]).toMatchObject({
    type: 'unknown',
    path: 'germinate',
    error: { code: 'NOT_FOUND' },
  });
});

test('adapters/index#response-meta: once a request, and eagerly for a stream', async () => {
  const responseMeta = vi.fn(() => ({ headers: new Headers([['cache-control', 'max-age=60']]) }));
  const url = await serve({ responseMeta });
  const batch = await fetch(`${url}/sailing.list,sailing.list?batch=1`);
  expect(batch.headers.get('cache-control')).toBe('max-age=60');
  expect(responseMeta).toHaveBeenCalledOnce();
  await ask(`${url}/sailing.list?batch=1`, { headers: { 'trpc-accept': 'application/jsonl' } });
  expect(responseMeta).toHaveBeenLastCalledWith(
    expect.objectContaining({ eagerGeneration: true, data: [], errors: [] }),
  );
});

test('adapters/standalone#options: basePath cuts by length, maxBodySize refuses with 413', async () => {
  const url = await serve({ basePath: '/trpc/', maxBodySize: 50 });
  expect((await ask(`${url}/trpc/sailing.byId?input=1`)).json()).toEqual(ISLAY);
  expect((await ask(`${url}/abcd/sailing.byId?input=1`)).json()).toEqual(ISLAY);
  expect((await post(`${url}/trpc/name`, 'a'.repeat(100))).status).toBe(413);
});

test('adapters/standalone#request-handler: beside other routes of one server', async () => {
  const handler = createHTTPHandler({ router: appRouter, basePath: '/trpc/' });
  const url = await listen((req, res) => {
    if (req.url?.startsWith('/trpc/')) handler(req, res);
    else res.writeHead(req.url === '/health' ? 204 : 404).end();
  });
  expect((await ask(`${url}/trpc/sailing.byId?input=1`)).json()).toEqual(ISLAY);
  expect((await ask(`${url}/health`)).status).toBe(204);
});

test('adapters/express#body-parser: a parsed body is taken, and a form is lost with it', async () => {
  const middleware = createExpressMiddleware({ router: appRouter, maxBodySize: 10 });
  const call = (body: object) =>
    listen((req, res) => {
      const { pathname } = new URL(req.url ?? '', 'http://localhost');
      middleware(Object.assign(req, { path: pathname, ...body }) as never, res as never, () => {});
    });
  const parsed = await call({ body: { sailing: 1, seats: 2 } });
  const booked = await post(`${parsed}/trpc/v2/book`, { sailing: 1, seats: 2 });
  expect(booked.json()).toEqual({ result: { data: { reference: 'F-1-2' } } });
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
  const batch = `trpc/${Array(20).fill('sailing.list').join()}?batch=1`;
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
  const proxy = { pathParameters: { proxy: 'sailing.byId' } };
  expect(await status(v2Event('/sailing.byId'))).toBe(200);
  expect(await status(v2Event('/trpc/sailing.byId'))).toBe(404);
  expect(
    await status(v2Event('/trpc/sailing.byId', { routeKey: 'ANY /trpc/{proxy+}', ...proxy })),
  ).toBe(200);
  expect(await status(v1Event('/trpc/sailing.byId'))).toBe(200);
  expect(
    await status(v1Event('/trpc/sailing.byId', { resource: '/trpc/{proxy+}', ...proxy })),
  ).toBe(200);
  await expect(handler({ version: '3.0' } as never, {} as never)).rejects.toThrow(
    'Unsupported version',
  );
});

test('adapters/aws-lambda#local: the printed result', async () => {
  const handler = awsLambdaRequestHandler({ router: appRouter });
  expect(await handler(v2Event('/sailing.byId'), {} as never)).toEqual({
    cookies: [],
    statusCode: 200,
    body: JSON.stringify(ISLAY),
    headers: { 'content-type': 'application/json', vary: 'trpc-accept' },
  });
});

test('adapters/aws-lambda#streaming: only events of format 2.0', async () => {
  const handler = awsLambdaStreamingRequestHandler({ router: appRouter });
  await expect(handler(v1Event('/sailing.list'), {} as never, {} as never)).rejects.toThrow(
    'Streaming is not supported for this event version',
  );
});
