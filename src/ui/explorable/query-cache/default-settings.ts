import type { QueryCacheSettings } from './recording.ts';

/** The still: stale data when the second component mounts, and an update that is rolled back. */
export const defaultQueryCache: QueryCacheSettings = {
  staleTime: 5000,
  second: 80,
  action: 'fails',
};
