import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  context,
  propagation,
  trace,
} from '../../content/docs/v11/node_modules/@opentelemetry/api/build/src/index.js';
import {
  InMemorySpanExporter,
  type NodeTracerProvider,
} from '../../content/docs/v11/node_modules/@opentelemetry/sdk-trace-node/build/src/index.js';
import { loadSample } from './load-sample.ts';
import { type initTRPC, request, z } from './v11.ts';

type Builder = ReturnType<ReturnType<typeof initTRPC.context<{ requestId: string }>>['create']>;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('observability#tracing', () => {
  const sdk = new URL(
    '../../content/docs/v11/node_modules/@opentelemetry/sdk-trace-node/build/src/index.js',
    import.meta.url,
  ).pathname;

  /** Starts the SDK like the sample, with a processor that stores spans instead of printing them. */
  async function register(): Promise<InMemorySpanExporter> {
    const spans = new InMemorySpanExporter();
    vi.stubGlobal('spans', spans);
    const { provider } = await loadSample<{ provider: NodeTracerProvider }>(
      'v11/observability#tracing',
      'instrumentation.ts',
      {
        '@opentelemetry/sdk-trace-node': `export * from ${JSON.stringify(sdk)};
          import { SimpleSpanProcessor } from ${JSON.stringify(sdk)};
          export class BatchSpanProcessor extends SimpleSpanProcessor {
            constructor() { super(globalThis.spans); }
          }`,
      },
    );
    onTestFinished(async () => {
      process.removeAllListeners('SIGTERM');
      await provider.shutdown();
      for (const api of [trace, context, propagation]) api.disable();
    });
    return spans;
  }

  test('each call is a span, and only failures of the server are errors', async () => {
    const spans = await register();
    const { router, procedure } = await loadSample<Pick<Builder, 'router' | 'procedure'>>(
      'v11/observability#tracing',
      'server/trpc.ts',
    );
    const app = router({
      good: procedure.query(() => 1),
      wrong: procedure.input(z.number()).query(() => 1),
      broken: procedure.query(() => {
        throw new Error('No row');
      }),
    });
    for (const path of ['good', 'wrong', 'broken']) await request(app, `/${path}`);
    expect(
      spans.getFinishedSpans().map(({ name, status, attributes, events }) => ({
        name,
        code: attributes['trpc.code'],
        isError: status.code === 2,
        exceptions: events.map(({ attributes }) => attributes?.['exception.message']),
      })),
    ).toEqual([
      { name: 'query good', code: undefined, isError: false, exceptions: [] },
      { name: 'query wrong', code: 'BAD_REQUEST', isError: false, exceptions: [] },
      {
        name: 'query broken',
        code: 'INTERNAL_SERVER_ERROR',
        isError: true,
        exceptions: ['No row'],
      },
    ]);
  });

  test('a trace goes on from one server to the next', async () => {
    const spans = await register();
    const { router, procedure } = await loadSample<Pick<Builder, 'router' | 'procedure'>>(
      'v11/observability#tracing',
      'server/trpc.ts',
    );
    vi.stubGlobal('stockRouter', router({ count: procedure.query(() => 3) }));
    const { handleRequest: handleStock } = await loadSample<{
      handleRequest(req: Request): Promise<Response>;
    }>('v11/observability#propagation', 'server/index.ts', {
      'server/router.ts': 'export const appRouter = globalThis.stockRouter;',
    });
    const { stock } = await loadSample<{ stock: { count: { query(): Promise<number> } } }>(
      'v11/observability#propagation',
      'server/stock-client.ts',
    );
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => handleStock(new Request(url, init)));
    const shop = router({ price: procedure.query(() => stock.count.query()) });
    const { json } = await request(shop, '/price');
    expect(json()).toEqual({ result: { data: 3 } });
    const [inner, outer] = spans.getFinishedSpans();
    expect([inner?.name, outer?.name]).toEqual(['query count', 'query price']);
    expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId);
    expect(inner?.parentSpanContext?.isRemote).toBe(true);
  });
});
