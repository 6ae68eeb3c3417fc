import type {
  QueryCacheEventKind,
  QueryCacheRun,
  QueryCacheSettings,
} from '#ui/explorable/query-cache/recording.ts';
import {
  MutationObserver,
  QueryClient,
  QueryObserver,
} from '../../../content/docs/v11/node_modules/@tanstack/react-query/build/modern/index.js';
import { createTRPCOptionsProxy } from '../../../content/docs/v11/node_modules/@trpc/tanstack-react-query/dist/index.mjs';
import { createTRPCClient, httpLink, initTRPC, TRPCError, z } from '../v11.ts';
import { onClock, wait } from './clock.ts';
import { createNetwork } from './network.ts';

/** Length of a recording, in tenths of a second. */
export const TOTAL = 130;

/** Travel time of a message, and duration of the procedures, in milliseconds. */
const TRAVEL_MS = 250;
const WORK_MS = 500;

const t = initTRPC.create();

/** A bakery with one order, which somebody else may change. */
function createBakery(settings: QueryCacheSettings, noteLoaves: (loaves: number) => void) {
  let loaves = 2;
  const setLoaves = (changed: number) => {
    loaves = changed;
    noteLoaves(changed);
  };
  const router = t.router({
    order: t.router({
      byId: t.procedure.input(z.number()).query(async ({ input }) => {
        await wait(WORK_MS);
        return { id: input, loaves };
      }),
      change: t.procedure
        .input(z.object({ id: z.number(), loaves: z.number() }))
        .mutation(async ({ input }) => {
          await wait(WORK_MS);
          if (settings.action === 'fails') throw new TRPCError({ code: 'CONFLICT' });
          setLoaves(input.loaves);
          return input;
        }),
    }),
  });
  return { router, setLoaves };
}

/** Uses one query in two components, acts on it, and records the events in the cache and on the network. */
export function recordQueryCache(settings: QueryCacheSettings): Promise<QueryCacheRun> {
  return onClock(async (now) => {
    const events: QueryCacheRun['events'] = [];
    const states: QueryCacheRun['states'] = [];
    const tenth = () => Math.floor(now() / 100);
    const note = (kind: QueryCacheEventKind, value: unknown = '') => {
      events.push([tenth(), kind, String(value)]);
    };

    const { router, setLoaves } = createBakery(settings, (loaves) => note('server', loaves));
    const network = createNetwork({ router, now, latency: TRAVEL_MS });
    const client = createTRPCClient<typeof router>({
      links: [
        httpLink({
          url: 'http://localhost:3000',
          async fetch(input, init) {
            const method = init?.method ?? '';
            note('request', method);
            const response = await network.fetch(input, init as object);
            const text = await response.text();
            note('response', method);
            return new Response(text, response);
          },
        }),
      ],
    });
    const queryClient = new QueryClient();
    const trpc = createTRPCOptionsProxy<typeof router>({ client, queryClient });
    const { staleTime } = settings;
    const options = trpc.order.byId.queryOptions(3, { staleTime });
    const { queryKey } = options;

    const cache = queryClient.getQueryCache();
    const unsubscribe = cache.subscribe((event) => {
      const { query } = event;
      if (event.type === 'updated') {
        const { action } = event;
        if (action.type === 'success' && !action.manual) note('data', action.data.loaves);
        if (action.type === 'invalidate') note('invalidate');
        // A canceled query gets the state back that it had before.
        if (action.type === 'setState') note('cancel');
      }
      const loaves = query.state.data?.loaves ?? null;
      const isStale = query.isStale();
      const last = states.at(-1);
      if (last && last[1] === loaves && last[2] === isStale) return;
      if (last?.[1] === loaves && isStale && !query.state.isInvalidated) note('stale');
      if (last?.[0] === tenth()) states.pop();
      states.push([tenth(), loaves, isStale]);
    });

    /** `useQuery` consists of such an observer. */
    const mount = (component: string) => {
      const observer = new QueryObserver(queryClient, options);
      let shown: string | undefined;
      const show = (data: { loaves: number } | undefined) => {
        const text = `${component} ${data?.loaves ?? ''}`;
        if (text !== shown) note('show', text);
        shown = text;
      };
      note('mount', component);
      show(observer.getOptimisticResult(queryClient.defaultQueryOptions(options)).data);
      return observer.subscribe(({ data }) => show(data));
    };

    const change = new MutationObserver(
      queryClient,
      trpc.order.change.mutationOptions({
        onMutate: async ({ loaves }) => {
          await queryClient.cancelQueries({ queryKey });
          const before = queryClient.getQueryData(queryKey);
          note('optimistic', loaves);
          queryClient.setQueryData(queryKey, (order) => order && { ...order, loaves });
          return { before };
        },
        onError: (_error, _input, onMutateResult) => {
          note('fail');
          note('rollback', onMutateResult?.before?.loaves);
          queryClient.setQueryData(queryKey, onMutateResult?.before);
        },
        onSettled: () => queryClient.invalidateQueries({ queryKey }),
      }),
    );
    const act = async () => {
      if (settings.action === 'invalidate') await queryClient.invalidateQueries({ queryKey });
      if (settings.action === 'succeeds' || settings.action === 'fails') {
        await change.mutate({ id: 3, loaves: 5 }).catch(() => {});
      }
    };

    const unmountFirst = mount('A');
    const [unmountSecond] = await Promise.all([
      wait(settings.second * 100).then(() => mount('B')),
      wait(5000).then(() => setLoaves(3)),
      wait(10_000).then(act),
      wait(TOTAL * 100),
    ]);
    const stored = new Set(events.flatMap(([at, kind]) => (kind === 'data' ? [at] : [])));
    const recorded: QueryCacheRun = {
      events: events.map(([at, kind, value]) => {
        const isIgnored = kind === 'response' && value === 'GET' && !stored.has(at);
        return [at, isIgnored ? 'ignore' : kind, value];
      }),
      states: [...states],
    };
    unmountFirst();
    unmountSecond();
    unsubscribe();
    queryClient.clear();
    return recorded;
  });
}
