/** The samples on the page about a cache that is kept, run as published: a reload is a second copy of the sample. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type {
  PersistedClient,
  Persister,
} from '../../content/docs/v11/node_modules/@tanstack/react-query-persist-client/build/modern/index.js';
import { compileFiles } from './compile-files.ts';
import { loadSample, readSample } from './load-sample.ts';
import {
  CACHE,
  core,
  kept,
  type Page,
  persist,
  render,
  requests,
  setNetwork,
  startMutation,
} from './offline-support.ts';

const keep = { meta: { keep: true } };

afterEach(() => void vi.useRealTimers());

describe('client/offline', () => {
  /** The published files, as if the page had been opened. */
  const open = () =>
    loadSample<Page>('v11/client/offline', 'all.ts', {
      'all.ts': "export * from './client/trpc'; export * from './client/persist';",
    });

  /** A visit that fetches the menu, and everybody's orders, which are not to be kept. */
  async function visit() {
    const { queryClient, trpc, persistOptions } = await open();
    await queryClient.fetchQuery(trpc.menu.queryOptions(undefined, keep));
    await queryClient.fetchQuery(trpc.orders.queryOptions());
    await persist.persistQueryClientSave({ queryClient, ...persistOptions });
  }
  async function restore(options: Partial<Page['persistOptions']> = {}) {
    const page = await open();
    const { queryClient, persistOptions } = page;
    await persist.persistQueryClientRestore({ queryClient, ...persistOptions, ...options });
    const queries = queryClient.getQueryCache().getAll();
    return { ...page, data: queries.map(({ state }) => state.data) };
  }

  test('the next visit has what asked to be kept, and nothing else', async () => {
    await visit();
    expect((await restore()).data).toEqual([['rye bread', 'rolls']]);
    expect(kept.get(CACHE)).not.toContain('orders');
  });

  test('the published page shows what is kept without a request', async () => {
    const first = await render(`export { App } from './client/app';`);
    await vi.waitFor(() => expect(first.text()).toBe('<p>rye bread, rolls</p>'));
    await vi.waitFor(() => expect(kept.get(CACHE)).toContain('rolls'));
    await first.close();
    setNetwork(false);
    requests.length = 0;
    const second = await render(`export { App } from './client/app';`);
    await vi.waitFor(() => expect(second.text()).toBe('<p>rye bread, rolls</p>'));
    expect(requests).toEqual([]);
    await second.close();
  });

  test('#age: a cache of another release, or one that is too old, is deleted', async () => {
    for (const stale of [{ buster: 'release-8' }, { maxAge: -1 }]) {
      await visit();
      expect((await restore(stale)).data).toEqual([]);
      expect(kept.has(CACHE)).toBe(false);
    }
  });

  test('#age: after five minutes without gcTime, a restored query that nothing uses is gone', async () => {
    await visit();
    vi.useFakeTimers();
    const { queryClient: withTime } = await restore();
    const without = new core.QueryClient();
    core.hydrate(without, core.dehydrate(withTime));
    const sizes = () => [withTime, without].map((it) => it.getQueryCache().getAll().length);
    vi.advanceTimersByTime(4 * 60_000);
    expect(sizes()).toEqual([1, 1]);
    vi.advanceTimersByTime(2 * 60_000);
    expect(sizes()).toEqual([1, 0]);
  });

  const openSignOut = () =>
    loadSample<Page & { signOut(): Promise<void> }>('v11/client/offline#private', 'all.ts', {
      'all.ts': "export * from './client/trpc'; export * from './client/sign-out';",
    });

  test('#private: signing out deletes the memory and the storage', async () => {
    kept.set(CACHE, 'Noor');
    const { queryClient, signOut } = await openSignOut();
    queryClient.setQueryData(['me'], 'Noor');
    await signOut();
    expect([queryClient.getQueryData(['me']), kept.has(CACHE)]).toEqual([undefined, false]);
    expect(requests).toEqual(['/trpc/signOut?batch=1']);
  });

  test('#private: signing out without a network fails, but deletes both as well', async () => {
    kept.set(CACHE, 'Noor');
    const { queryClient, signOut } = await openSignOut();
    queryClient.setQueryData(['me'], 'Noor');
    setNetwork(false);
    await expect(signOut()).rejects.toThrow('Failed to fetch');
    expect([queryClient.getQueryData(['me']), kept.has(CACHE)]).toEqual([undefined, false]);
  });

  test('#private: clear() alone writes an empty cache within a second', async () => {
    vi.useFakeTimers();
    const { queryClient, persistOptions } = await open();
    const options = { queryClient, ...persistOptions };
    const stop = persist.persistQueryClientSubscribe(options);
    queryClient.setQueryDefaults(['menu'], keep);
    queryClient.setQueryData(['menu'], 'rolls');
    await vi.advanceTimersByTimeAsync(1000);
    expect(kept.get(CACHE)).toContain('rolls');
    queryClient.setQueryData(['menu'], 'rolls, again');
    queryClient.clear();
    expect(kept.get(CACHE)).toContain('rolls');
    await vi.advanceTimersByTimeAsync(1000);
    expect(kept.get(CACHE)).not.toContain('rolls');
    stop();
  });
});

describe('client/offline#transformer', () => {
  const data = {
    at: new Date(0),
    sizes: new Map([['rolls', 12]]),
    note: undefined,
  };
  async function reload(persister: Persister, value: unknown) {
    const before = new core.QueryClient();
    before.setQueryData(['order'], value);
    await persist.persistQueryClientSave({ queryClient: before, persister });
    const after = new core.QueryClient();
    await persist.persistQueryClientRestore({ queryClient: after, persister });
    return after.getQueryData(['order']);
  }
  const openJson = async () =>
    (await loadSample<Page>('v11/client/offline', 'client/persist.ts')).persister;

  test('JSON makes other values of a date, a map and a missing value', async () => {
    expect(await reload(await openJson(), data)).toStrictEqual({
      at: '1970-01-01T00:00:00.000Z',
      sizes: {},
    });
  });

  test('a bigint is written nowhere, and nobody is told', async () => {
    expect(await reload(await openJson(), 12n)).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  test('with superjson all come back, and the input of a mutation as well', async () => {
    const { persister } = await loadSample<Page>(
      'v11/client/offline#transformer',
      'client/persister.ts',
    );
    expect(await reload(persister, data)).toStrictEqual(data);
    expect(await reload(persister, 12n)).toBe(12n);
    setNetwork(false);
    const queryClient = new core.QueryClient();
    startMutation(queryClient, { mutationKey: ['place'] }, data);
    kept.clear();
    const other = await loadSample<Page>('v11/client/offline#transformer', 'client/persister.ts');
    await persist.persistQueryClientSave({ queryClient, persister: other.persister });
    const { clientState } = (await other.persister.restoreClient()) as PersistedClient;
    expect(clientState.mutations[0]?.state.variables).toStrictEqual(data);
  });
});

describe('client/offline#storage: storage that returns promises', () => {
  const sample = { page: 'v11/client/offline', section: 'storage' };

  test('keeps the cache in IndexedDB', async () => {
    const { persister, keys, indexedDB } = await loadSample<
      Page & { keys(): Promise<string[]>; indexedDB: object }
    >('v11/client/offline#storage', 'all.ts', {
      ...Object.fromEntries(readSample(sample)),
      'all.ts': `export { indexedDB } from 'fake-indexeddb';
        export { keys } from 'idb-keyval';
        export * from './client/persister';`,
    });
    vi.stubGlobal('indexedDB', indexedDB);
    const cache = { buster: '', timestamp: 1, clientState: { mutations: [], queries: [] } };
    await persister.persistClient(cache);
    expect(await persister.restoreClient()).toEqual(cache);
    expect(await keys()).toEqual([CACHE]);
    await persister.removeClient();
    expect(await keys()).toEqual([]);
  });

  test('compiles with the real package', async () => {
    expect(await compileFiles(Object.fromEntries(readSample(sample)))).toBe('');
  });
});
