import recorded from './recorded.json';
import {
  type QueryCacheFile,
  type QueryCacheRun,
  type QueryCacheSettings,
  queryCacheKey,
} from './recording.ts';

const file = recorded as unknown as QueryCacheFile;

/** Release that was recorded. */
export const queryCacheRelease = file.release;

/** Release of TanStack Query. */
export const { queryRelease } = file;

/** Length of each recording, in seconds. */
export const queryCacheTotal = file.total / 10;

/** The recording with these settings, in seconds. */
export function findQueryCache(settings: QueryCacheSettings): QueryCacheRun {
  const { events, states } = file.runs[queryCacheKey(settings)] ?? { events: [], states: [] };
  return {
    events: events.map(([at, kind, value]) => [at / 10, kind, value]),
    states: states.map(([at, loaves, isStale]) => [at / 10, loaves, isStale]),
  };
}
