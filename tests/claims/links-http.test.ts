import { expect, test } from 'vitest';
import {
  createTRPCClient,
  createTRPCUntypedClient,
  httpBatchLink,
  httpLink,
} from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
import { anything, failure, ferry, ferryClient, serve, t } from './links-support.ts';

test('client/links/httpBatchLink: calls of one moment are one request with both paths', async () => {
  const { url, requests } = await serve(ferry);
  const trpc = ferryClient(httpBatchLink({ url }));
  expect(await Promise.all([trpc.next.query('Oban'), trpc.next.query('Iona')])).toEqual([
    'Oban, 09:40',
    'Iona, 09:40',
  ]);
  expect(requests).toEqual(['GET /next,next?batch=1&input={"0":"Oban","1":"Iona"}']);
});

test('client/links/httpBatchLink#what-is-batched: queries and mutations apart, one is a batch of one, duplicates stay', async () => {
  const { url, requests } = await serve(ferry);
  const trpc = ferryClient(httpBatchLink({ url }));
  await Promise.all([trpc.next.query('Oban'), trpc.book.mutate('Oban')]);
  expect(requests.toSorted()).toEqual([
    'GET /next?batch=1&input={"0":"Oban"}',
    'POST /book?batch=1',
  ]);
  requests.length = 0;
  await Promise.all([trpc.next.query('Oban'), trpc.next.query('Oban')]);
  expect(requests).toEqual(['GET /next,next?batch=1&input={"0":"Oban","1":"Oban"}']);
});

test('client/links/httpBatchLink#what-is-batched: a microtask later is on board, after a response is not', async () => {
  const { url, requests } = await serve(ferry);
  const trpc = ferryClient(httpBatchLink({ url }));
  const first = trpc.next.query('Oban');
  await null;
  await Promise.all([first, trpc.next.query('Iona')]);
  expect(requests).toHaveLength(1);
  await trpc.next.query('Oban');
  await trpc.next.query('Iona');
  expect(requests).toHaveLength(3);
});

test('client/links/httpBatchLink#what-is-batched: subscribe() throws', () => {
  const client = createTRPCUntypedClient({ links: [httpBatchLink({ url: 'http://localhost' })] });
  expect(() => client.subscription('watch', undefined, {})).toThrow(
    'use `httpSubscriptionLink` or `wsLink`',
  );
});

test('client/links/httpBatchLink#limits: maxItems 2 splits five queries into 2, 2 and 1', async () => {
  const { url, requests } = await serve(ferry);
  const trpc = ferryClient(httpBatchLink({ url, maxItems: 2 }));
  await Promise.all(['A', 'B', 'C', 'D', 'E'].map((quay) => trpc.next.query(quay)));
  expect(requests.map((line) => line.split('?')[0]).toSorted()).toEqual([
    'GET /next',
    'GET /next,next',
    'GET /next,next',
  ]);
});

test('client/links/httpBatchLink#limits: maxURLLength splits a batch, and refuses one query that is too long', async () => {
  const { url, requests } = await serve(ferry);
  const one = `${url}/next?batch=1&input=${encodeURIComponent('{"0":"A"}')}`.length;
  const trpc = ferryClient(httpBatchLink({ url, maxURLLength: one }));
  await Promise.all([trpc.next.query('A'), trpc.next.query('B')]);
  expect(requests).toHaveLength(2);
  const error = await failure(trpc.next.query('A much longer name'));
  expect(error.message).toBe('Input is too big for a single dispatch');
  expect(requests).toHaveLength(2);
  expect(await trpc.book.mutate('x'.repeat(5000))).toBe(5000);
});

test('client/links/httpBatchLink#limits: an address above 16 KB gets 431 and reads as a JSON error', async () => {
  const { url } = await serve(ferry);
  const long = 'x'.repeat(17_000);
  const response = await fetch(`${url}/next?input=${long}`);
  expect([response.status, await response.text()]).toEqual([431, '']);
  const error = await failure(ferryClient(httpBatchLink({ url })).next.query(long));
  expect(error.message).toBe('Unexpected end of JSON input');
});

test('client/links/httpBatchLink#limits: methodOverride sends queries as POST where the server allows it', async () => {
  const { url, requests } = await serve(ferry, { allowMethodOverride: true });
  const trpc = ferryClient(httpBatchLink({ url, methodOverride: 'POST' }));
  expect(await trpc.next.query('Oban')).toBe('Oban, 09:40');
  expect(requests).toEqual(['POST /next?batch=1']);
});

test('client/links/httpBatchLink#errors: 200, 207, or the status that all share; each call for itself', async () => {
  const { url } = await serve(ferry);
  const status = async (paths: string) => (await fetch(`${url}/${paths}?batch=1`)).status;
  expect(await status('notFound,notFound')).toBe(404);
  expect(await status('notFound,bad')).toBe(207);
  const trpc = ferryClient(httpBatchLink({ url }));
  const [good, wrong] = await Promise.allSettled([trpc.next.query('Oban'), trpc.notFound.query()]);
  expect(good).toEqual({ status: 'fulfilled', value: 'Oban, 09:40' });
  expect(wrong.status === 'rejected' && wrong.reason.data.code).toBe('NOT_FOUND');
});

test('client/links/httpBatchLink#disabling: allowBatching false refuses even a batch of one', async () => {
  const { url } = await serve(ferry, { allowBatching: false });
  const error = await failure(ferryClient(httpBatchLink({ url })).next.query('Oban'));
  expect(error.message).toBe('Batching is not enabled on the server');
  expect(error.data?.httpStatus).toBe(400);
  expect(await ferryClient(httpLink({ url })).next.query('Oban')).toBe('Oban, 09:40');
});

test('client/links/httpBatchLink#pitfalls: procedures that yield need the stream link', async () => {
  const { url } = await serve(ferry);
  for (const link of [httpBatchLink({ url }), httpLink({ url })]) {
    const error = await failure(ferryClient(link).steps.query());
    expect(error.data?.code).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(error.message).toBe(
      'Cannot use stream-like response in non-streaming request - use httpBatchStreamLink',
    );
  }
});

// client/links/httpLink

test('client/links/httpLink: one request a call, methodOverride is refused with 405 by default', async () => {
  const { url, requests } = await serve(ferry);
  const trpc = ferryClient(httpLink({ url }));
  await Promise.all([trpc.next.query('Oban'), trpc.next.query('Iona')]);
  expect(requests.toSorted()).toEqual(['GET /next?input="Iona"', 'GET /next?input="Oban"']);
  const post = ferryClient(httpLink({ url, methodOverride: 'POST' }));
  expect((await failure(post.next.query('Oban'))).data?.httpStatus).toBe(405);
});

test('client/links/httpLink#form-data: FormData and files are for mutations', async () => {
  const photos = t.router({
    addPhoto: t.procedure
      .input((value: unknown) => {
        if (!(value instanceof FormData)) throw new Error('Expected a form');
        return value;
      })
      .mutation(({ input }) => {
        const photo = input.get('photo');
        return photo instanceof File ? { name: photo.name, bytes: photo.size } : null;
      }),
    read: t.procedure
      .input((value: unknown) => value as Uint8Array<ArrayBuffer>)
      .mutation(async ({ input }) => {
        let bytes = 0;
        for await (const chunk of input as unknown as AsyncIterable<Uint8Array>) {
          bytes += chunk.length;
        }
        return bytes;
      }),
    find: t.procedure.input(anything).query(() => 'never'),
  });
  const { url, headers } = await serve(photos);
  const trpc = createTRPCClient<typeof photos>({ links: [httpLink({ url })] });
  const form = new FormData();
  form.set('photo', new File(['cake photo'], 'cake.txt'));
  expect(await trpc.addPhoto.mutate(form)).toEqual({ name: 'cake.txt', bytes: 10 });
  expect(headers[0]?.['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(await trpc.read.mutate(new Uint8Array(7))).toBe(7);
  expect(headers[1]?.['content-type']).toBe('application/octet-stream');
  expect((await failure(trpc.find.query(form))).message).toBe(
    'FormData is only supported for mutations',
  );
  expect((await failure(trpc.find.query(new Uint8Array(1)))).message).toBe(
    'Octet type input is only supported for mutations',
  );
});

test('client/links/httpLink#pitfalls: a mutation without its input fails before the validator', async () => {
  const { url } = await serve(ferry);
  const client = createTRPCUntypedClient({ links: [httpLink({ url })] });
  const error = await failure(client.mutation('book'));
  expect(error.message).toBe('Unexpected end of JSON input');
});
