import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHostedProvider } from './hosted-provider.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A local service that records requests. */
async function serve(answer: Answer) {
  const asked: {
    method?: string | undefined;
    path: string;
    headers: Record<string, unknown>;
    body: unknown;
  }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const url = new URL(request.url ?? '', 'http://localhost');
    asked.push({
      method: request.method,
      path: url.pathname,
      headers: { ...Object.fromEntries(url.searchParams), ...request.headers },
      body: body && JSON.parse(body),
    });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  const { port } = server.address() as AddressInfo;
  return { asked, port, close };
}

function create(port: number, more: object = {}) {
  return createHostedProvider({
    config: {
      name: 'hosted',
      appId: 'EXAMPLE',
      indexName: 'docs',
      apiKey: 'public-key',
      contextual: true,
      siteUrl: 'https://site.example',
      files: [],
    },
    pageOrigin: 'http://localhost:3000',
    clientOptions: {
      hosts: [{ url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http' }],
      timeouts: { connect: 300, read: 300, write: 300 },
      ...more,
    } as never,
  });
}

const request = (more: object = {}) => ({
  query: 'router',
  facets: { language: 'en', tags: ['default', 'docs-default-current'] },
  page: 0,
  signal: new AbortController().signal,
  ...more,
});

const json =
  (body: unknown, status = 200): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

const hits = [
  {
    objectID: '1',
    url: 'https://site.example/docs/routers#merge',
    hierarchy: { lvl0: 'Server', lvl1: 'Routers', lvl2: 'Merge' },
    type: 'lvl2',
    _highlightResult: { hierarchy: { lvl2: { value: '<mark>Merge</mark> &lt;b&gt;' } } },
    _snippetResult: { content: { value: 'one <mark>router</mark>' } },
  },
  { objectID: '2', url: 'javascript:alert(1)', hierarchy: { lvl1: 'Bad' } },
  { objectID: '3' },
  null,
];

test('[S11] hits of the reference and the course say so, whatever matched', async () => {
  const groups = ['API reference', 'Learn tRPC', 'Server'];
  const of = groups.map((lvl0) => ({ ...(hits[0] as object), hierarchy: { lvl0, lvl1: 'x' } }));
  const { port } = await serve(json({ results: [{ hits: of }] }));
  const response = await create(port).search(request());
  expect(response.hits.map(({ type }) => type)).toEqual(['reference', 'lesson', 'page']);
});

test('[S11] hits of posts and of the reference have their own type, by the kind of the record', async () => {
  const of = ['post', 'reference', 'guide'].map((kind) => ({ ...(hits[0] as object), kind }));
  const { port } = await serve(json({ results: [{ hits: of }] }));
  const response = await create(port).search(request());
  expect(response.hits.map(({ type }) => type)).toEqual(['post', 'reference', 'heading']);
});

test.each([
  ['full', true, true],
  ['full', false, undefined],
  ['partial', true, undefined],
] as const)(
  '[S11] a page with a %s match in its title, all of it marked: %s, is named: %s',
  async (matchLevel, fullyHighlighted, isNamed) => {
    const found = { value: '<mark>Merge</mark>', matchLevel, fullyHighlighted };
    const _highlightResult = { hierarchy: { lvl1: found, lvl2: found } };
    const page = { ...hits[0], hierarchy: { lvl1: 'Merge' }, _highlightResult };
    const section = { ...hits[0], _highlightResult };
    const { port } = await serve(json({ results: [{ hits: [page, section] }] }));
    const response = await create(port).search(request());
    expect(response.hits.map((hit) => hit.isNamed)).toEqual([isNamed, undefined]);
  },
);

test('[S11] a query is a POST to the multi-index path with key, index, retrieval and facets', async () => {
  const { asked, port } = await serve(json({ results: [{ hits, nbHits: 1, nbPages: 1 }] }));
  const response = await create(port).search(request());
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    method: 'POST',
    path: '/1/indexes/*/queries',
    headers: { 'x-algolia-application-id': 'EXAMPLE', 'x-algolia-api-key': 'public-key' },
    body: {
      requests: [
        {
          indexName: 'docs',
          query: 'router',
          page: 0,
          hitsPerPage: 20,
          attributesToRetrieve: expect.arrayContaining([
            'hierarchy.lvl0',
            'content',
            'type',
            'kind',
            'url',
          ]),
          attributesToSnippet: ['content:20'],
          facetFilters: [
            'language:en',
            ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
          ],
        },
      ],
    },
  });
  expect(response).toMatchObject({ total: 1, pageCount: 1 });
  expect(response.hits).toHaveLength(1);
  expect(response.hits[0]).toMatchObject({
    href: '/docs/routers#merge',
    type: 'heading',
    group: 'Server',
    trail: ['Routers'],
    title: [
      { text: 'Merge', marked: true },
      { text: ' <b>', marked: false },
    ],
  });
});

test.each([
  ['403', json({ message: 'Invalid key' }, 403)],
  ['429', json({ message: 'Too many' }, 429)],
  ['500', json({ message: 'Sorry' }, 500)],
  ['garbage', json('<html>')],
  ['no results', json({})],
  ['results without hits', json({ results: [{}] })],
  ['a broken connection', (incoming) => incoming.socket.destroy()],
  ['silence', () => {}],
] as [string, Answer][])('[S11] [S7] %s is an error', async (_name, answer) => {
  const { port } = await serve(answer);
  await expect(create(port).search(request())).rejects.toThrow();
});

test('[S11] [S7] a refused connection is an error', async () => {
  const { port, close } = await serve(json({}));
  close();
  await expect(create(port).search(request())).rejects.toThrow();
});

test('[S11] who gives up waits no longer', async () => {
  const { port } = await serve(() => {});
  const leaving = new AbortController();
  const answer = create(port).search(request({ signal: leaving.signal }));
  leaving.abort();
  await expect(answer).rejects.toThrow();
});

test('[S11] [S7] hosts that are all silent are an error after eight seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const requester = { send: () => new Promise(() => {}) };
  const search = create(0, { requester }).search(request());
  const settled = vi.fn();
  search.then(settled, settled);
  await vi.advanceTimersByTimeAsync(7900);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(settled).toHaveBeenCalledWith(expect.any(Error));
});
