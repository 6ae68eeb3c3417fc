/** A browser for the samples of the page about a cache that is kept: its storage, its network and its server. */
import { Window } from 'happy-dom';
import { afterAll, beforeEach, vi } from 'vitest';
import type { QueryClient } from '../../content/docs/v11/node_modules/@tanstack/react-query/build/modern/index.js';
import type {
  Persister,
  PersistQueryClientOptions,
} from '../../content/docs/v11/node_modules/@tanstack/react-query-persist-client/build/modern/index.js';
import { loadSample } from './load-sample.ts';
import { initTRPC, request, z } from './v11.ts';

/** TanStack Query looks for a browser when it is imported. */
const window = new Window({ url: 'http://bakery.test' });
vi.stubGlobal('window', window);

export const core = await import(
  '../../content/docs/v11/node_modules/@tanstack/react-query/build/modern/index.js'
);
export const persist = await import(
  '../../content/docs/v11/node_modules/@tanstack/react-query-persist-client/build/modern/index.js'
);

/** Storage of a browser, which survives a reload of the page. */
export const kept = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};
export const CACHE = 'REACT_QUERY_OFFLINE_CACHE';

Object.defineProperty(window, 'localStorage', { value: localStorage });

afterAll(() => {
  vi.unstubAllGlobals();
  return window.happyDOM.close();
});

/** The orders that have reached the server. */
export const placed: object[] = [];
const t = initTRPC.create();
const order = z.object({ id: z.string(), product: z.string(), count: z.number() });
const server = t.router({
  menu: t.procedure.query(() => ['rye bread', 'rolls']),
  orders: t.procedure.query(() => placed),
  place: t.procedure.input(order).mutation(({ input }) => {
    placed.push(input);
  }),
  signOut: t.procedure.mutation(() => {}),
});

/** The addresses of all requests that have reached the server. */
export const requests: string[] = [];

beforeEach(() => {
  kept.clear();
  placed.length = 0;
  requests.length = 0;
  const fetch = async (url: string, init: RequestInit) => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    requests.push(url);
    const { status, text } = await request(server, url.replace('/trpc', ''), init);
    return new Response(text, { status });
  };
  Object.assign(window, { fetch });
  setNetwork(true);
});
/** As a browser reports it. */
export function setNetwork(isOnline: boolean): void {
  vi.stubGlobal('navigator', { onLine: isOnline, userAgent: 'test' });
  core.onlineManager.setOnline(isOnline);
}

type QueryOptions = Parameters<QueryClient['fetchQuery']>[0];

export interface Page {
  queryClient: QueryClient;
  trpc: {
    menu: { queryOptions(input: undefined, options: object): QueryOptions };
    orders: { queryOptions(): QueryOptions };
    place: { mutationKey(): readonly unknown[]; mutationOptions(options?: object): object };
  };
  persister: Persister;
  persistOptions: Omit<PersistQueryClientOptions, 'queryClient'>;
}
export function startMutation(client: QueryClient, options: object, input: unknown) {
  const mutation = client.getMutationCache().build(client, options);
  mutation.execute(input).catch(() => {});
  return mutation;
}

/** Shows a component that is made of the files of the page's first sample. */
export async function render(code: string) {
  vi.stubGlobal('document', window.document);
  const element = window.document.createElement('div');
  const { App, createRoot, createElement } = await loadSample<{
    App: () => unknown;
    createRoot(element: unknown): { render(it: unknown): void; unmount(): void };
    createElement(component: unknown): unknown;
  }>('v11/client/offline', 'all.ts', {
    'all.ts': `export { createRoot } from 'react-dom/client';
      export { createElement } from 'react';
      ${code}`,
  });
  const root = createRoot(element);
  root.render(createElement(App));
  const close = async () => {
    root.unmount();
    // React looks at the window once more.
    await new Promise(setImmediate);
  };
  return { text: () => element.innerHTML, close };
}
