import { everyCombination, type Settings, settingsKey } from '../kit/settings.ts';

/** The settings that readers can change, with the recorded values. */
export const queryCacheChoices = {
  /** The query's `staleTime`, in milliseconds. */
  staleTime: [0, 5000, Number.POSITIVE_INFINITY],
  /** When the second component mounts, in tenths of a second. */
  second: [5, 30, 80, 95],
  /** What happens at 10 seconds: nothing, an invalidation, or an optimistic update that succeeds or fails. */
  action: ['nothing', 'invalidate', 'succeeds', 'fails'],
} as const;

/** One value of each setting. */
export type QueryCacheSettings = Settings<typeof queryCacheChoices>;

/**
 * `mount` and `show`: a component mounts, or gets other data. `server`: the data changes there. `request`, `response`:
 * GET or POST. `ignore`: a response that the cache does not use. `data`: the cache stores a response. `stale`: the data
 * gets too old. `invalidate`, `cancel`: of the query. `optimistic`, `rollback`: writes of the mutation. `fail`: it fails.
 */
export type QueryCacheEventKind =
  | 'mount'
  | 'show'
  | 'server'
  | 'request'
  | 'response'
  | 'ignore'
  | 'data'
  | 'stale'
  | 'invalidate'
  | 'cancel'
  | 'optimistic'
  | 'rollback'
  | 'fail';

/** One event: moment in tenths of a second, kind, and the loaves, component or method. */
export type QueryCacheEvent = [at: number, kind: QueryCacheEventKind, value: string];

/** The state of the cached query from a moment on: its loaves, or nothing, and whether they are stale. */
export type QueryCacheState = [at: number, loaves: number | null, isStale: boolean];

/** The recorded events and states of one run. */
export interface QueryCacheRun {
  events: QueryCacheEvent[];
  states: QueryCacheState[];
}

/** The file of recordings, keyed by settings. */
export interface QueryCacheFile {
  release: string;
  /** Release of TanStack Query. */
  queryRelease: string;
  /** Length of each recording. */
  total: number;
  runs: Record<string, QueryCacheRun>;
}

/** Key of settings in the file: `5000 80 fails`. */
export const queryCacheKey = (settings: QueryCacheSettings): string =>
  settingsKey(queryCacheChoices, settings);

/** Every combination of settings. */
export const everyQueryCache = (): QueryCacheSettings[] => everyCombination(queryCacheChoices);
