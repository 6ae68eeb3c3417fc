/** The entry files of the page about hosts, run as they are published. */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { loadSample } from './load-sample.ts';
import { rejection } from './v11.ts';

interface FetchServer {
  default: { fetch(req: Request): Response | Promise<Response> };
}

/** A router with what the table says of hosts: values that come one after another. */
const streamingRouter = {
  'server/router.ts': `
    import { initTRPC } from '@trpc/server';
    const t = initTRPC.create({ isDev: false });
    export const appRouter = t.router({
      price: t.procedure.query(() => { throw new Error('No row in table prices'); }),
      count: t.procedure.query(async function* () { yield 1; yield 2; }),
      watch: t.procedure.subscription(async function* () { yield 'paid'; }),
    });`,
};

const page = readFileSync(join(projectRoot, 'content/docs/v11/deployment.mdx'), 'utf8');

/** A published file that is not TypeScript. */
function readFence(title: string): string {
  return page.split(`title="${title}"\n`)[1]?.split('\n```')[0] ?? '';
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('deployment#router: responses have no stack, whatever NODE_ENV is', async () => {
  vi.stubEnv('NODE_ENV', undefined);
  const { appRouter } = await loadSample<{ appRouter: { _def: { _config: object } } }>(
    'v11/deployment#router',
    'server/router.ts',
  );
  expect(appRouter._def._config).toMatchObject({ isDev: false });
});

describe('deployment#vercel', () => {
  test('the function serves reads and writes below /api/trpc', async () => {
    const { GET, POST } = await loadSample<Record<'GET' | 'POST', (req: Request) => Response>>(
      'v11/deployment#vercel',
      'api/trpc/[trpc].ts',
    );
    const response = await GET(new Request('https://shop.example/api/trpc/price?input="tea"'));
    expect(await response.json()).toEqual({ result: { data: 450 } });
    expect(POST).toBe(GET);
  });

  test('the configuration is that of a function below api', () => {
    expect(JSON.parse(readFence('vercel.json')).functions).toEqual({
      'api/**/*.ts': { maxDuration: 60 },
    });
  });
});

describe('deployment#cloudflare', () => {
  const open = async (replaced: Record<string, string> = {}) => {
    const address = 'v11/deployment#cloudflare';
    const { default: worker } = await loadSample<FetchServer>(address, 'server/fetch.ts', replaced);
    return (path: string, init?: RequestInit) =>
      worker.fetch(new Request(`https://shop.example${path}`, init));
  };

  test('calls are served, health checks as well, and nothing else', async () => {
    const send = await open();
    expect(await (await send('/trpc/price?input="tea"')).json()).toEqual({ result: { data: 450 } });
    expect((await send('/health')).status).toBe(204);
    expect((await send('/price')).status).toBe(404);
  });

  test('results are streamed, and so are the events of a subscription', async () => {
    const send = await open(streamingRouter);
    const results = await send('/trpc/count?batch=1&input={}', {
      headers: { 'trpc-accept': 'application/jsonl' },
    });
    expect((await results.text()).trim().split('\n').length).toBeGreaterThan(4);
    const events = await send('/trpc/watch', { headers: { accept: 'text/event-stream' } });
    expect(await events.text()).toContain('data: "paid"');
  });

  test('the configuration names the file', () => {
    expect(JSON.parse(readFence('wrangler.jsonc')).main).toBe('server/fetch.ts');
    expect(JSON.parse(readFence('deno.json')).tasks.start).toContain('server/fetch.ts');
  });
});

test('deployment#bun: the same handler, with a time-out and a port', async () => {
  vi.stubEnv('PORT', '8080');
  const { default: bun } = await loadSample<{ default: object }>(
    'v11/deployment#bun',
    'server/bun.ts',
  );
  expect(bun).toEqual({ fetch: expect.any(Function), port: 8080, idleTimeout: 60 });
});

describe('deployment#lambda', () => {
  const event = {
    version: '2.0',
    routeKey: 'ANY /trpc/{proxy+}',
    rawPath: '/trpc/price',
    rawQueryString: 'input=%22tea%22',
    headers: {},
    pathParameters: { proxy: 'price' },
    requestContext: { domainName: 'shop.example', http: { method: 'GET' } },
    isBase64Encoded: false,
  };
  interface Lambda {
    handler(event: object, context: object): Promise<{ statusCode: number; body: string }>;
  }

  test('the handler finds the procedure below the route of the template', async () => {
    const { handler } = await loadSample<Lambda>('v11/deployment#lambda', 'lambda.ts');
    expect(await handler(event, {})).toMatchObject({
      statusCode: 200,
      body: '{"result":{"data":450}}',
    });
    const template = readFence('template.yaml');
    expect(template).toContain('Path: /trpc/{proxy+}');
    expect(template).toContain('Handler: lambda.handler');
    expect(template).toContain('- lambda.ts');
  });

  test('deployment#cold-starts: one pool serves all requests of an instance', async () => {
    vi.stubGlobal('pools', 0);
    const { handler } = await loadSample<Lambda>('v11/deployment#cold-starts', 'lambda.ts', {
      'server/database.ts': `
        export class Pool {
          constructor() { globalThis.pools += 1; }
          findPrice() { return 450; }
        }`,
    });
    await handler(event, {});
    expect((await handler(event, {})).body).toBe('{"result":{"data":450}}');
    expect(globalThis).toHaveProperty('pools', 1);
  });
});

describe('deployment#docker', () => {
  test('the server listens where PORT says, and a signal stops it', async () => {
    vi.stubEnv('PORT', '0');
    const { server } = await loadSample<{ server: Server }>(
      'v11/deployment#docker',
      'server/index.ts',
    );
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
    const { port, address } = server.address() as AddressInfo;
    // Every address of the container, and not only its own loopback.
    expect(address).toBe('::');
    const response = await fetch(`http://localhost:${port}/trpc/price?input="tea"`);
    expect(await response.json()).toEqual({ result: { data: 450 } });
    process.listeners('SIGTERM').at(-1)?.('SIGTERM');
    process.removeAllListeners('SIGTERM');
    expect(server.listening).toBe(false);
  });

  test('the image starts what its first stage has built', () => {
    const dockerfile = readFence('Dockerfile');
    expect(dockerfile).toContain('--outfile=dist/server.js');
    expect(dockerfile).toContain('COPY --from=build /app/dist/server.js ./server.cjs');
    expect(dockerfile).toContain('CMD ["node", "server.cjs"]');
  });
});

describe('deployment#base-url', () => {
  const open = async () =>
    (await loadSample<{ getBaseUrl(): string }>('v11/deployment#base-url', 'base-url.ts'))
      .getBaseUrl;

  test('each place has the address that the page says', async () => {
    const getBaseUrl = await open();
    vi.stubEnv('PORT', undefined);
    expect(getBaseUrl()).toBe('http://localhost:3000');
    vi.stubEnv('VERCEL_URL', 'shop-git-fix.vercel.app');
    expect(getBaseUrl()).toBe('https://shop-git-fix.vercel.app');
    vi.stubEnv('SITE_URL', 'https://shop.example');
    expect(getBaseUrl()).toBe('https://shop.example');
    expect(String(new URL('/reset', getBaseUrl()))).toBe('https://shop.example/reset');
    vi.stubGlobal('window', {});
    expect(getBaseUrl()).toBe('');
  });

  test('a relative address is none on a server', async () => {
    expect(await rejection(fetch('/api/trpc'))).toMatchObject({
      message: 'Failed to parse URL from /api/trpc',
    });
  });
});
