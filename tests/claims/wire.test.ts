import { expect, test } from 'vitest';
import { isNonJsonSerializable } from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import { createHTTPServer } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/standalone.mjs';
import {
  initTRPC,
  TRPCError,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import {
  type TRPC_ERROR_CODE_KEY,
  TRPC_ERROR_CODES_BY_KEY,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/rpc.mjs';
import superjson from '../../content/docs/v11/node_modules/superjson/dist/index.js';
import { z } from '../../content/docs/v11/node_modules/zod/index.js';
import { ask, berths, listen, NORTH, notFound, post, serve, t, upload } from './wire-support.ts';

// Claims of the 11.x pages about HTTP. Each test names its page and section.

test('rpc#methods: a query is GET with its input in the address, a mutation POST with a body', async () => {
  const url = await serve();
  const query = await ask(`${url}/berth.byId?input=1`);
  expect(query).toMatchObject({ status: 200, type: 'application/json' });
  expect(query.json()).toEqual(NORTH);
  const mutation = await post(`${url}/reserve`, { berth: 1, nights: 2 });
  expect(mutation.json()).toEqual({ result: { data: { reference: 'B-1-2' } } });
});

test('rpc#methods: HEAD is 204, OPTIONS alone is 415', async () => {
  const url = await serve();
  expect((await ask(`${url}/berth.list`, { method: 'HEAD' })).status).toBe(204);
  expect((await ask(`${url}/berth.list`, { method: 'OPTIONS' })).status).toBe(415);
});

test('rpc#envelope: undefined has no data, and a transformer wraps data, errors and input', async () => {
  expect((await ask(`${await serve()}/berth.nothing`)).text).toBe('{"result":{}}');
  const s = initTRPC.create({ isDev: false, transformer: superjson });
  const router = s.router({ twice: s.procedure.input(z.number()).query(({ input }) => input * 2) });
  const url = await listen(createHTTPServer({ router }));
  expect((await ask(`${url}/twice?input={"json":4}`)).text).toBe('{"result":{"data":{"json":8}}}');
  expect((await ask(`${url}/nope`)).json()).toHaveProperty('error.json.code', -32004);
});

test('rpc#errors: the envelope, the status, and the stack only in development', async () => {
  const answer = await ask(`${await serve()}/berth.byId?input=9`);
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
  expect(await message(ask(`${url}/reserve`))).toEqual([
    405,
    'Unsupported GET-request to mutation procedure at path "reserve"',
    JSON_ANSWER,
  ]);
  expect(await message(post(`${url}/berth.byId`, 1))).toEqual([
    405,
    'Unsupported POST-request to query procedure at path "berth.byId"',
    JSON_ANSWER,
  ]);
  expect(await message(ask(`${url}/reserve`, { method: 'POST' }))).toEqual([
    415,
    'Missing content-type header',
    TEXT_ANSWER,
  ]);
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await message(post(`${url}/reserve`, {}, urlencoded))).toEqual([
    415,
    'Unsupported content-type "application/x-www-form-urlencoded',
    TEXT_ANSWER,
  ]);
  const broken = await message(ask(`${url}/berth.byId?input=x`));
  expect(broken[0]).toBe(400);
  expect(broken[1]).toContain('is not valid JSON');
  expect(await message(ask(`${url}/boat`))).toEqual([
    404,
    'No procedure found on path "boat"',
    JSON_ANSWER,
  ]);
});

test('rpc#batching: paths by comma, inputs by position, answers in order', async () => {
  const url = await serve();
  const queries = await ask(`${url}/berth.byId,berth.list?batch=1&input={"0":1}`);
  expect(queries.json()).toEqual([NORTH, { result: { data: berths } }]);
  const mutations = await post(`${url}/reserve,reserve?batch=1`, {
    0: { berth: 1, nights: 2 },
    1: { berth: 2, nights: 1 },
  });
  expect(mutations.json()).toEqual([
    { result: { data: { reference: 'B-1-2' } } },
    { result: { data: { reference: 'B-2-1' } } },
  ]);
  expect((await ask(`${url}/berth.byId?batch=1&input={"0":1}`)).json()).toEqual([NORTH]);
});

test('rpc#batching: 207 if the statuses differ, else the one that they share', async () => {
  const url = await serve();
  const mixed = await ask(`${url}/berth.byId,berth.byId?batch=1&input={"0":1,"1":9}`);
  expect(mixed.status).toBe(207);
  expect(mixed.json()).toEqual([NORTH, notFound(9)]);
  const same = await ask(`${url}/berth.byId,berth.byId?batch=1&input={"0":8,"1":9}`);
  expect(same.status).toBe(404);
});

test('rpc#batching: no mixing of kinds, no subscriptions, no lists, and off on request', async () => {
  const url = await serve();
  const mixed = await post(`${url}/reserve,berth.list?batch=1`, {});
  expect(mixed.json().error.message).toBe('Cannot mix procedure types in call: mutation, query');
  const stream = await ask(`${url}/berth.queue?batch=1`);
  expect(stream.status).toBe(400);
  expect(stream.json()[0].error.message).toBe('Cannot batch subscription calls');
  const list = await ask(`${url}/berth.byId?batch=1&input=[1]`);
  expect(list.status).toBe(400);
  const off = await ask(`${await serve({ allowBatching: false })}/berth.list?batch=1`);
  expect(off.status).toBe(400);
  expect(off.json().error.message).toBe('Batching is not enabled on the server');
});

test('rpc#method-override: queries as POST, but never mutations as GET', async () => {
  const url = await serve({ allowMethodOverride: true });
  expect((await post(`${url}/berth.byId`, 1)).json()).toEqual(NORTH);
  expect((await ask(`${url}/reserve`)).status).toBe(405);
});

test('rpc#jsonl: the recorded lines of a streamed batch', async () => {
  const headers = { 'trpc-accept': 'application/jsonl' };
  const url = await serve();
  const answer = await ask(`${url}/berth.forecast,berth.list?batch=1`, { headers });
  const lines = answer.text.trimEnd().split('\n');
  expect(lines[0]).toBe('{"0":[[0],[null,0,0]],"1":[[0],[null,0,1]]}');
  expect(lines.filter((line) => line.startsWith('[6,'))).toEqual([
    '[6,1,[["calm"]]]',
    '[6,1,[["fresh"]]]',
    '[6,0,[[]]]',
  ]);
  expect(lines).toContain('[4,0,[[0],[null,1,6]]]');
  const broken = await ask(`${url}/berth.broken?batch=1`, { headers });
  expect(broken.status).toBe(200);
  expect(broken.text).toContain('[3,2,{"message":"Station offline","code":-32603');
  const single = await ask(`${url}/berth.list`, { headers });
  expect(single.json().error.message).toBe(
    'Streaming requests must be batched (you can do a batch of 1)',
  );
  const plain = await ask(`${url}/berth.forecast`);
  expect(plain.status).toBe(415);
  expect(plain.json().error.message).toBe(
    'Cannot use stream-like response in non-streaming request - use httpBatchStreamLink',
  );
});

test('rpc#sse: the recorded events of a subscription', async () => {
  const answer = await ask(`${await serve()}/berth.queue?connectionParams={"token":"of-iona"}`);
  expect(answer).toMatchObject({ status: 200, type: 'text/event-stream' });
  expect(answer.text).toBe(
    [
      'event: connected\ndata: {}\n\n\n',
      'data: {"boats":7}\nid: 41\n\n\n',
      'data: {"boats":8}\nid: 42\n\n\n',
      'event: return\ndata: \n\n\n',
    ].join(''),
  );
});

test('rpc#error-codes: malformed connectionParams are a PARSE_ERROR', async () => {
  const answer = await ask(`${await serve()}/berth.queue?connectionParams={"token":1}`);
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
