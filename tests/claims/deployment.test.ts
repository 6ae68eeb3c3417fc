/**
 * The entry files on the page about hosts, run as published on Node.js, without any host. Runtimes that can be installed
 * start them in `deployment-runtimes.test.ts`.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectStreams, readFence, streamingRouter } from './deployment-support.ts';
import { loadSample } from './load-sample.ts';
import { rejection } from './v11.ts';

interface FetchServer {
  default: { fetch(req: Request): Response | Promise<Response> };
}

const signals = ['SIGTERM', 'SIGINT'] as const;

/** Finds listeners that a test adds to a signal and removes them after it. The runner keeps its own. */
function watchSignals() {
  const before = signals.flatMap((signal) => process.listeners(signal));
  const findAdded = (signal: (typeof signals)[number]) =>
    process.listeners(signal).filter((listener) => !before.includes(listener));
  onTestFinished(() => {
    for (const signal of signals) {
      for (const listener of findAdded(signal)) process.removeListener(signal, listener);
    }
  });
  return findAdded;
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
    await expectStreams(await open({ 'server/router.ts': streamingRouter }));
  });

  test('the configurations of both hosts name a file that the page has', () => {
    const { main } = JSON.parse(readFence('wrangler.jsonc'));
    const { tasks } = JSON.parse(readFence('deno.json'));
    expect(readFence(main)).toContain('export default');
    expect(tasks.start.split(' ').at(-1)).toBe(main);
  });
});

test('deployment#bun: the same handler, with a timeout and a port', async () => {
  vi.stubEnv('PORT', '8080');
  const { default: bun } = await loadSample<{ default: object }>(
    'v11/deployment#bun',
    'server/bun.ts',
  );
  expect(bun).toEqual({ fetch: expect.any(Function), port: 8080, idleTimeout: 60 });
});

describe('deployment#lambda', () => {
  const template = readFence('template.yaml');
  const field = (key: string) => template.split(`${key} `)[1]?.split('\n')[0];
  const event = {
    version: '2.0',
    routeKey: `${field('Method:')} ${field('Path:')}`,
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
  });

  test('the template starts an export of the file that it bundles', () => {
    const [file, name] = field('Handler:')?.split('.') ?? [];
    expect(field('EntryPoints:\n          -')).toBe(`${file}.ts`);
    expect(readFence(`${file}.ts`)).toContain(`export const ${name} =`);
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
  test.each(signals)('the server listens where PORT says, and %s stops it', async (signal) => {
    vi.stubEnv('PORT', '0');
    const findAdded = watchSignals();
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
    // All addresses of the container, and not only its loopback; without IPv6, that is the second.
    expect(['::', '0.0.0.0']).toContain(address);
    const response = await fetch(`http://localhost:${port}/trpc/price?input="tea"`);
    expect(await response.json()).toEqual({ result: { data: 450 } });
    for (const stop of findAdded(signal)) stop(signal);
    expect(server.listening).toBe(false);
  });

  test('the image starts what its first stage has built', () => {
    const dockerfile = readFence('Dockerfile');
    const [, entry = '', built] = /esbuild (\S+) .*--outfile=(\S+)/.exec(dockerfile) ?? [];
    const [, copied, started] = /COPY --from=build \/app\/(\S+) \.\/(\S+)/.exec(dockerfile) ?? [];
    expect(readFence(entry)).toContain('server.listen(');
    expect(copied).toBe(built);
    expect(JSON.parse(dockerfile.split('CMD ')[1] ?? '')).toEqual(['node', started]);
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
    vi.stubEnv('VERCEL_URL', 'shop-4f8a2c1e9.vercel.app');
    expect(getBaseUrl()).toBe('https://shop-4f8a2c1e9.vercel.app');
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
