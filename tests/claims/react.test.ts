/**
 * Claims of the 11.x pages about React, tested with the documented releases. The title of a test names the page and the
 * section; change both together.
 */
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import {
  dehydrate,
  hydrate,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '../../content/docs/v11/node_modules/@tanstack/react-query/build/modern/index.js';

// These packages' types are in other folders than their code.
const require = createRequire(import.meta.url);
const {
  createElement,
}: typeof import('../../content/docs/v11/node_modules/@types/react/index.js') =
  require('../../content/docs/v11/node_modules/react');
const {
  renderToString,
}: typeof import('../../content/docs/v11/node_modules/@types/react-dom/server.js') = require('../../content/docs/v11/node_modules/react-dom/server');

const query = { queryKey: ['timetable'], queryFn: () => Promise.resolve('Lisbon, 21:10') };

function Timetable() {
  const { data = 'Loading' } = useQuery(query);
  return createElement('p', null, data);
}

const render = (client: QueryClient) =>
  renderToString(createElement(QueryClientProvider, { client }, createElement(Timetable)));

const createServerClient = () =>
  new QueryClient({
    defaultOptions: { dehydrate: { shouldDehydrateQuery: () => true } },
  });

/** A React Flight promise, which calls back synchronously once its data has arrived. */
class ArrivedPromise extends Promise<unknown> {
  // biome-ignore lint/suspicious/noThenProperty: React's promises are thenables of their own as well.
  override then: Promise<unknown>['then'] = (onFulfilled) => {
    onFulfilled?.('Lisbon, 21:10');
    return Promise.prototype.then.call(this, onFulfilled) as never;
  };
}

test('client/nextjs/app-router#streaming: useQuery after a prefetch that is not awaited renders differently in the browser', () => {
  const server = createServerClient();
  void server.prefetchQuery(query);
  expect(render(server)).toBe('<p>Loading</p>');

  const browser = new QueryClient();
  const { queries } = dehydrate(server);
  const promise = ArrivedPromise.resolve('Lisbon, 21:10');
  hydrate(browser, { queries: queries.map((it) => ({ ...it, promise })) });
  expect(render(browser)).toBe('<p>Lisbon, 21:10</p>');
});

test('client/tanstack-react-query/server-components#prefetch: useQuery after an awaited prefetch renders the same on both sides', async () => {
  const server = createServerClient();
  await server.prefetchQuery(query);
  const browser = new QueryClient();
  hydrate(browser, JSON.parse(JSON.stringify(dehydrate(server))));
  expect(render(server)).toBe('<p>Lisbon, 21:10</p>');
  expect(render(browser)).toBe(render(server));
});
