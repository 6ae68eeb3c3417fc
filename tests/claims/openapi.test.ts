/** The OpenAPI page: its server, run as published, and each limit that it names. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OpenApiMeta } from '../../content/docs/v11/node_modules/trpc-to-openapi/dist/cjs/index.js';
// @ts-expect-error Its types are found by the name of the package only.
import * as openApi from '../../content/docs/v11/node_modules/trpc-to-openapi/dist/esm/index.mjs';
import { loadSample } from './load-sample.ts';
import { type AnyTRPCRouter, initTRPC, superjson, z } from './v11.ts';

const { createOpenApiFetchHandler, generateOpenApiDocument } = openApi;

const t = initTRPC.meta<OpenApiMeta>().create({ isDev: false });

const info = { title: 'Shop', version: '1.0.0', baseUrl: 'https://api.shop.example' };

/** An endpoint `GET /a` or `POST /a`. */
const endpoint = (method: 'GET' | 'POST' = 'GET') =>
  t.procedure.meta({ openapi: { method, path: '/a' } });

async function send(router: AnyTRPCRouter, query: string, init?: RequestInit) {
  const req = new Request(`http://shop.example/a${query}`, init);
  const response = await createOpenApiFetchHandler({ endpoint: '/', req, router });
  return { status: response.status, body: await response.json() };
}

const json = (body: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});

describe('openapi#serve', () => {
  let server: Server;
  let url = '';

  beforeAll(async () => {
    vi.stubEnv('PORT', '0');
    ({ server } = await loadSample<{ server: Server }>('v11/openapi#serve', 'server/index.ts'));
    if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
    url = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });

  test('the responses that the page prints', async () => {
    const read = await fetch(`${url}/products/1`);
    expect(await read.text()).toBe('{"id":1,"name":"Tea","cents":450}');
    const added = await fetch(`${url}/products`, json('{"name":"Coffee","cents":600}'));
    expect(await added.text()).toBe('{"id":2,"name":"Coffee","cents":600}');
    const missing = await fetch(`${url}/products/9`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toBe(
      '{"message":"No such product","code":"NOT_FOUND","data":{"code":"NOT_FOUND","httpStatus":404,"path":"product.byId"}}',
    );
    const call = await fetch(`${url}/trpc/product.byId?input={"id":1}`);
    expect(await call.text()).toBe('{"result":{"data":{"id":1,"name":"Tea","cents":450}}}');
  });

  test('a body larger than maxBodySize is refused', async () => {
    const large = json(JSON.stringify({ name: 'x'.repeat(1_000_001), cents: 1 }));
    expect((await fetch(`${url}/products`, large)).status).toBe(413);
    expect((await fetch(`${url}/trpc/product.add`, large)).status).toBe(413);
  });

  test('an address that the handler rejects gets a response, and the server stays', async () => {
    expect((await fetch(`${url}//`)).status).toBe(400);
    expect((await fetch(`${url}/products/1`)).status).toBe(200);
  });

  test('the document names both endpoints, and which one is protected', async () => {
    const { openapi, paths } = await (await fetch(`${url}/openapi.json`)).json();
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toEqual(['/products/{id}', '/products']);
    expect(paths['/products/{id}'].get.security).toBeUndefined();
    expect(paths['/products'].post.security).toEqual([{ Authorization: [] }]);
    // `POST /products` works without a login, so it is only a note.
  });

  test('the fetch handler serves an endpoint below its own address', async () => {
    const { handle } = await loadSample<{ handle(req: Request): Promise<Response> }>(
      'v11/openapi#serve',
      'server/public-api.ts',
    );
    expect(await (await handle(new Request('http://shop.example/api/tea'))).json()).toBe(450);
  });
});

describe('openapi#inputs', () => {
  test('what becomes of strings in an address', async () => {
    const router = t.router({
      a: endpoint()
        .input(
          z.object({
            active: z.boolean().optional(),
            exact: z.stringbool().optional(),
            count: z.number().optional(),
          }),
        )
        .output(z.unknown())
        .query(({ input }) => input),
    });
    expect((await send(router, '?active=false&exact=false&count=')).body).toEqual({
      active: true,
      exact: false,
      count: 0,
    });
  });

  test('bodies are converted, and so are calls by tRPC clients from then on', async () => {
    const router = t.router({
      a: endpoint('POST')
        .input(z.object({ count: z.number() }))
        .output(z.number())
        .mutation(({ input }) => input.count),
    });
    const call = () => router.createCaller({}).a({ count: '5' } as never);
    await expect(call()).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect((await send(router, '', json('{"count":"5"}'))).body).toBe(5);
    expect(await call()).toBe(5);
    const missing = await send(router, '', json('{}'));
    expect(missing.status).toBe(400);
    expect(missing.body.issues[0].message).toContain('received NaN');
  });
});

describe('openapi#limits', () => {
  const errorOf = (procedure: unknown) => {
    const router = t.router({ a: procedure as never });
    expect(() => generateOpenApiDocument(router, info)).toThrow();
    try {
      generateOpenApiDocument(router, info);
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };

  test('the messages that the page quotes', () => {
    expect(errorOf(endpoint().query(() => 1))).toContain('Output parser expects a Zod validator');
    const withOutput = endpoint().output(z.number());
    expect(errorOf(withOutput.input(z.string()).query(() => 1))).toContain(
      'Input parser must be a ZodObject',
    );
    expect(
      errorOf(withOutput.input(z.object({ by: z.object({ name: z.string() }) })).query(() => 1)),
    ).toContain('must be ZodString, ZodNumber, ZodBoolean, ZodBigInt or ZodDate');
    expect(
      errorOf(
        endpoint()
          .output(z.unknown())
          .subscription(async function* () {}),
      ),
    ).toContain('Subscriptions are not supported by OpenAPI v3');
  });

  test('other content types are refused', async () => {
    const router = t.router({
      a: endpoint('POST')
        .input(z.object({ count: z.number() }))
        .output(z.number())
        .mutation(() => 1),
    });
    expect((await send(router, '', { method: 'POST', body: new FormData() })).status).toBe(415);
  });

  test('a transformer does nothing here', async () => {
    const other = initTRPC.meta<OpenApiMeta>().create({ transformer: superjson });
    const router = other.router({
      a: other.procedure
        .meta({ openapi: { method: 'GET', path: '/a' } })
        .output(z.date())
        .query(() => new Date(0)),
    });
    expect((await send(router, '')).body).toBe('1970-01-01T00:00:00.000Z');
  });
});
