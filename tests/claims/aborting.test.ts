import { expect, test } from 'vitest';
import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  httpSubscriptionLink,
  type TRPCLink,
} from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import { EventSource } from '../../content/docs/v11/node_modules/eventsource/dist/index.js';
import { collect, deferred, failure, serve, t } from './links-support.ts';

async function serveStations() {
  const arrived = deferred();
  const aborted = deferred();
  const gate = deferred();
  const router = t.router({
    search: t.procedure.query(async ({ signal }) => {
      signal?.addEventListener('abort', () => aborted.resolve());
      arrived.resolve();
      await Promise.race([gate.promise, aborted.promise]);
      return 'airport';
    }),
    readings: t.procedure.query(() => 12.5),
  });
  const { url } = await serve(router);
  const client = (link: TRPCLink<typeof router>) =>
    createTRPCClient<typeof router>({ links: [link] });
  return { url, client, gate, arrived: arrived.promise, aborted: aborted.promise };
}

test('client/vanilla/aborting-procedure-calls: httpLink cancels the request and the server learns of it', async () => {
  const { url, client, arrived, aborted } = await serveStations();
  const controller = new AbortController();
  const call = failure(client(httpLink({ url })).search.query(undefined, controller));
  await arrived;
  controller.abort();
  const error = await call;
  expect([error.cause?.name, error.data]).toEqual(['AbortError', undefined]);
  await aborted;
});

test('client/vanilla/aborting-procedure-calls#errors: the reason is in the message and in the cause', async () => {
  const { url, client } = await serveStations();
  const { search } = client(httpLink({ url }));
  const left = await failure(
    search.query(undefined, { signal: AbortSignal.abort(new Error('Left the page')) }),
  );
  expect([left.message, left.cause?.name]).toEqual(['Left the page', 'Error']);
  const late = await failure(search.query(undefined, { signal: AbortSignal.timeout(1) }));
  expect(late.cause?.name).toBe('TimeoutError');
});

test('client/vanilla/aborting-procedure-calls#batches: one aborted call of a batch still resolves', async () => {
  const { url, client, arrived, gate } = await serveStations();
  const controller = new AbortController();
  const trpc = client(httpBatchLink({ url }));
  const calls = [trpc.search.query(undefined, controller), trpc.readings.query()];
  await arrived;
  controller.abort();
  gate.resolve();
  expect(await Promise.all(calls)).toEqual(['airport', 12.5]);
});

test('client/vanilla/aborting-procedure-calls#batches: one signal for all calls stops nothing', async () => {
  const { url, client, arrived, gate } = await serveStations();
  const controller = new AbortController();
  const trpc = client(httpBatchLink({ url }));
  const calls = [
    trpc.search.query(undefined, controller),
    trpc.readings.query(undefined, controller),
  ];
  await arrived;
  controller.abort();
  gate.resolve();
  expect(await Promise.all(calls)).toEqual(['airport', 12.5]);
});

test('client/vanilla/aborting-procedure-calls#batches: a signal of its own for each call stops the batch', async () => {
  const { url, client, arrived, aborted } = await serveStations();
  const controller = new AbortController();
  const own = () => ({ signal: AbortSignal.any([controller.signal]) });
  const trpc = client(httpBatchLink({ url }));
  const calls = Promise.all([
    failure(trpc.search.query(undefined, own())),
    failure(trpc.readings.query(undefined, own())),
  ]);
  await arrived;
  controller.abort();
  for (const error of await calls) expect(error.cause?.name).toBe('AbortError');
  await aborted;
});

test('server/procedures#resolver-options: in Node.js the signal fires after the response, too', async () => {
  const aborted = deferred();
  const router = t.router({
    readings: t.procedure.query(({ signal }) => {
      signal?.addEventListener('abort', () => aborted.resolve());
      return 12.5;
    }),
  });
  const { url } = await serve(router);
  const trpc = createTRPCClient<typeof router>({ links: [httpLink({ url })] });
  expect(await trpc.readings.query()).toBe(12.5);
  await aborted.promise;
});

test('client/vanilla/aborting-procedure-calls#links: httpSubscriptionLink completes', async () => {
  const router = t.router({
    watch: t.procedure.subscription(async function* ({ signal }) {
      yield 1;
      await new Promise((resolve) => signal?.addEventListener('abort', resolve));
    }),
  });
  const { url } = await serve(router);
  const trpc = createTRPCClient<typeof router>({
    links: [httpSubscriptionLink({ url, EventSource })],
  });
  const controller = new AbortController();
  const events = await collect<number>((observer) =>
    trpc.watch.subscribe(undefined, {
      ...observer,
      signal: controller.signal,
      onData: () => controller.abort(),
    }),
  );
  expect(events.at(-1)).toBe('complete');
});
