/** Mutations without a network, as the page about a cache that is kept publishes them. */
import { describe, expect, test, vi } from 'vitest';
import { loadSample } from './load-sample.ts';
import {
  CACHE,
  core,
  kept,
  type Page,
  placed,
  render,
  requests,
  setNetwork,
  startMutation,
} from './offline-support.ts';

describe('client/offline#mutations', () => {
  type Resuming = Page & { resume(): void };
  const open = () =>
    loadSample<Resuming>('v11/client/offline#mutations', 'all.ts', {
      'all.ts': "export * from './client/trpc'; export * from './client/offline';",
    });
  const rolls = { id: 'a', product: 'rolls', count: 12 };
  const cake = { id: 'b', product: 'apple cake', count: 1 };

  /** Places two orders without a network, and keeps what the cache holds then. */
  async function placeOffline() {
    setNetwork(false);
    const { queryClient, trpc } = await open();
    const mutations = [rolls, cake].map((it) =>
      startMutation(queryClient, trpc.place.mutationOptions(), it),
    );
    // A mutation looks for the network again when its callbacks have run.
    await new Promise(setImmediate);
    expect(mutations.map(({ state }) => state.isPaused)).toEqual([true, true]);
    return JSON.parse(JSON.stringify(core.dehydrate(queryClient)));
  }

  test('shouldDehydrateMutation keeps them out of the storage', async () => {
    setNetwork(false);
    const { queryClient, trpc } = await open();
    startMutation(queryClient, trpc.place.mutationOptions(), rolls);
    const shouldDehydrateMutation = () => false;
    expect(core.dehydrate(queryClient).mutations[0]?.state.variables).toEqual(rolls);
    expect(core.dehydrate(queryClient, { shouldDehydrateMutation }).mutations).toEqual([]);
  });

  test('orders of an earlier visit are sent, one after the other', async () => {
    const state = await placeOffline();
    setNetwork(true);
    const { queryClient, resume } = await open();
    core.hydrate(queryClient, state);
    resume();
    await vi.waitFor(() => expect(placed).toEqual([rolls, cake]));
    expect(requests).toHaveLength(2);
  });

  test('without a network they wait for it', async () => {
    const state = await placeOffline();
    // TanStack Query begins like this after a reload.
    core.onlineManager.setOnline(true);
    const { queryClient, resume } = await open();
    core.hydrate(queryClient, state);
    queryClient.mount();
    resume();
    const waiting = queryClient.getMutationCache().getAll();
    expect(waiting.map(({ state }) => state.isPaused)).toEqual([true, true]);
    setNetwork(true);
    await vi.waitFor(() => expect(placed).toEqual([rolls, cake]));
    queryClient.unmount();
  });

  /** The cache after each restored mutation has run, in a page that lacks a line of the sample. */
  async function resumeWithout(line: 'setMutationDefaults' | 'setOnline' | 'scope') {
    const state = await placeOffline();
    core.onlineManager.setOnline(true);
    vi.stubGlobal('navigator', { onLine: line !== 'setOnline' });
    const { queryClient, trpc } = await loadSample<Page>('v11/client/offline', 'client/trpc.ts');
    if (line !== 'setMutationDefaults') {
      const options = line === 'scope' ? {} : { scope: { id: 'orders' } };
      queryClient.setMutationDefaults(
        trpc.place.mutationKey(),
        trpc.place.mutationOptions(options),
      );
    }
    const mutations = state.mutations.map(({ scope, ...it }: { scope?: object }) =>
      line === 'scope' ? it : { ...it, scope },
    );
    core.hydrate(queryClient, { ...state, mutations });
    await queryClient.resumePausedMutations();
    return queryClient
      .getMutationCache()
      .getAll()
      .map((it) => String(it.state.error));
  }

  test('each line of the sample prevents a failure', async () => {
    expect((await resumeWithout('setMutationDefaults'))[0]).toBe('Error: No mutationFn found');
    expect((await resumeWithout('setOnline'))[0]).toBe('TRPCClientError: Failed to fetch');
    expect(requests).toEqual([]);
    await resumeWithout('scope');
    // Sent at the same time, they share a batch.
    expect(requests).toEqual(['/trpc/place,place?batch=1']);
  });

  test('#network-mode: "always" runs, and "offlineFirst" tries once', async () => {
    setNetwork(false);
    const run = (networkMode: 'always' | 'offlineFirst') => {
      const mutationFn = vi.fn(async () => {
        throw new Error('no network');
      });
      const options = { mutationFn, networkMode, retry: 1, retryDelay: 0 };
      const mutation = startMutation(new core.QueryClient(), options, rolls);
      return { mutation, mutationFn };
    };
    const always = run('always');
    const first = run('offlineFirst');
    await vi.waitFor(() => expect(always.mutation.state.status).toBe('error'));
    expect(always.mutationFn).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(first.mutation.state.isPaused).toBe(true));
    expect(first.mutationFn).toHaveBeenCalledTimes(1);
  });

  test('the provider shows nothing until a promise of onSuccess resolves', async () => {
    const first = await render(`export { App } from './client/app';`);
    await vi.waitFor(() => expect(kept.get(CACHE)).toContain('rolls'));
    await first.close();
    let resolve = () => {};
    const resumed = new Promise<void>((done) => {
      resolve = done;
    });
    const asked = vi.fn(() => resumed);
    vi.stubGlobal('resume', asked);
    setNetwork(false);
    const second = await render(`import { createElement } from 'react';
      import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
      import { useQuery } from '@tanstack/react-query';
      import { persistOptions } from './client/persist';
      import { queryClient, trpc } from './client/trpc';
      function Menu() {
        const { data } = useQuery(trpc.menu.queryOptions(undefined, { meta: { keep: true } }));
        return createElement('p', null, data ? data.join() : 'Loading');
      }
      export const App = () => createElement(PersistQueryClientProvider, {
        client: queryClient, persistOptions, onSuccess: globalThis.resume,
      }, createElement(Menu));`);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(second.text()).toBe('<p>Loading</p>');
    resolve();
    await vi.waitFor(() => expect(second.text()).toBe('<p>rye bread,rolls</p>'));
    await second.close();
  });
});
