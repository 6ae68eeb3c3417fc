import { expect, test } from 'vitest';
import { createStaticProvider } from './static-provider.ts';
import type { WorkerRequest, WorkerResponse } from './worker-messages.ts';

function fakeWorker() {
  const events = new EventTarget();
  const sent: WorkerRequest[] = [];
  return {
    sent,
    postMessage: (message: WorkerRequest) => void sent.push(message),
    addEventListener: events.addEventListener.bind(events),
    answer: (data: WorkerResponse) => events.dispatchEvent(new MessageEvent('message', { data })),
    fail: () => events.dispatchEvent(new Event('error')),
  };
}

const config = {
  files: [{ tag: 'default', href: '/assets/search-default-1.json', kinds: ['post' as const] }],
  synonyms: { auth: ['authorization'] },
};

function create() {
  const workers: ReturnType<typeof fakeWorker>[] = [];
  const provider = createStaticProvider({
    config,
    createWorker: () => {
      const worker = fakeWorker();
      workers.push(worker);
      return worker;
    },
  });
  return { provider, workers };
}

const facets = { tags: ['docs-default-current'] };
const request = (signal = new AbortController().signal) => ({
  query: 'x',
  facets,
  page: 0,
  signal,
});

test('[S12] the worker is started once, told the files and synonyms, and asked', async () => {
  const { provider, workers } = create();
  provider.prepare(facets);
  const answer = provider.search(request());
  expect(workers).toHaveLength(1);
  expect(workers[0]?.sent).toEqual([
    { type: 'start', config },
    { type: 'prepare', facets },
    { type: 'search', id: 1, request: { query: 'x', facets, page: 0 } },
  ]);
  const response = { answers: [], hits: [], total: 0, pageCount: 0 };
  workers[0]?.answer({ id: 1, response });
  expect(await answer).toEqual(response);
});

test('[S7] an error of the worker is the search’s; after a crash another one is started', async () => {
  const { provider, workers } = create();
  const refused = provider.search(request());
  workers[0]?.answer({ id: 1, error: 'offline' });
  await expect(refused).rejects.toThrow('offline');
  const crashed = provider.search(request());
  workers[0]?.fail();
  await expect(crashed).rejects.toThrow();
  provider.search(request()).catch(() => {});
  expect(workers).toHaveLength(2);
});

test('each search gets its own response, in any order', async () => {
  const { provider, workers } = create();
  const totals = [provider.search(request()), provider.search(request())];
  for (const id of [2, 1]) {
    workers[0]?.answer({ id, response: { answers: [], hits: [], total: id, pageCount: 0 } });
  }
  expect((await Promise.all(totals)).map(({ total }) => total)).toEqual([1, 2]);
});

test('who gives up gets no answer', async () => {
  const { provider } = create();
  const leaving = new AbortController();
  const answer = provider.search(request(leaving.signal));
  leaving.abort();
  await expect(answer).rejects.toThrow();
});
