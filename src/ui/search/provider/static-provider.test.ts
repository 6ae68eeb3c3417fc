import { expect, test, vi } from 'vitest';
import { createStaticProvider } from './static-provider.ts';
import type { WorkerRequest, WorkerResponse } from './worker-messages.ts';

function fakeWorker() {
  const events = new EventTarget();
  const sent: WorkerRequest[] = [];
  return {
    sent,
    postMessage: (message: WorkerRequest) => void sent.push(message),
    addEventListener: events.addEventListener.bind(events),
    terminate: vi.fn(),
    answer: (data: WorkerResponse) => events.dispatchEvent(new MessageEvent('message', { data })),
    fail: () => events.dispatchEvent(new Event('error')),
  };
}

function create() {
  const workers: ReturnType<typeof fakeWorker>[] = [];
  const provider = createStaticProvider({
    config: {
      files: [
        { tag: 'default', href: '/assets/search-default-1.json', kinds: ['post'] },
        { tag: 'docs-default-current', href: '/assets/search-current-2.json', kinds: ['guide'] },
      ],
      synonyms: { auth: ['authorization'] },
    },
    baseUrl: '/fr/',
    pageUrl: 'https://site.example/fr/docs',
    createWorker: () => {
      const worker = fakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
  });
  return { provider, workers };
}

const request = (more: object = {}) => ({
  query: 'x',
  facets: { tags: ['docs-default-current'] },
  page: 0,
  signal: new AbortController().signal,
  ...more,
});

test('[S12] the worker is started once, told the synonyms, and asked about the wanted files', async () => {
  const { provider, workers } = create();
  provider.prepare({ tags: ['default'] });
  const answer = provider.search(request());
  expect(workers).toHaveLength(1);
  expect(workers[0]?.sent).toEqual([
    { type: 'start', synonyms: { auth: ['authorization'] } },
    { type: 'prepare', files: ['https://site.example/fr/assets/search-default-1.json'] },
    {
      type: 'search',
      id: 1,
      request: {
        query: 'x',
        files: ['https://site.example/fr/assets/search-current-2.json'],
        kinds: undefined,
        page: 0,
        perGroup: undefined,
      },
    },
  ]);
  const hit = {
    id: '/a',
    href: '/a#b',
    type: 'page',
    group: '',
    title: [],
    trail: [],
    excerpt: [],
  };
  workers[0]?.answer({
    id: 1,
    response: {
      answers: [hit as never],
      symbol: { name: 'a', label: '', code: '', text: '', links: [hit as never] },
      hits: [hit as never],
      total: 1,
      pageCount: 1,
    },
  });
  const { answers, symbol, hits } = await answer;
  for (const [found] of [answers, symbol?.links ?? [], hits]) {
    expect(found?.href).toBe('/fr/a#b');
  }
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

test('who gives up gets no answer', async () => {
  const { provider } = create();
  const leaving = new AbortController();
  const answer = provider.search(request({ signal: leaving.signal }));
  leaving.abort();
  await expect(answer).rejects.toThrow();
});
