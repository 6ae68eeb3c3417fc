import type { ContentCache } from '../cache/content-cache.ts';
import { type Fingerprint, readFingerprint } from '../cache/fingerprint.ts';
import { hash } from '../hashing/hash.ts';
import type { TypeScriptKind } from './type-checker.ts';

/** Check results by the hash of their input: one cache entry per version. */
export interface ResultStore {
  /** @param parts everything that all results of the entry depend on */
  read<T>(parts: readonly string[]): Promise<Record<string, T>>;
  /** Replaces the entry. If only a few of its results are new, it is written to disk by `flush`. */
  write(options: {
    parts: readonly string[];
    results: Record<string, unknown>;
    /** Number of new results. */
    changed: number;
  }): Promise<void>;
  flush(): Promise<void>;
}

/** With fewer new results, writing megabytes after each edit does not pay, because they are quickly computed again. */
const MIN_NEW_RESULTS = 20;

export function createResultStore(options: {
  cache: ContentCache;
  typescript: TypeScriptKind | undefined;
}): ResultStore {
  const { cache, typescript } = options;
  // Entries read or written in this run need not be read again.
  const known = new Map<string, Record<string, unknown>>();
  /** Keys that are not on disk yet. */
  const pending = new Set<string>();
  let fingerprint: Promise<Fingerprint> | undefined;
  const flush = async (): Promise<void> => {
    const keys = [...pending];
    pending.clear();
    await Promise.all(keys.map((key) => cache.write(key, known.get(key))));
  };
  const keyOf = async (parts: readonly string[]): Promise<string> => {
    fingerprint ??= readFingerprint('samples');
    return hash('samples', (await fingerprint).key, typescript ?? 'best', ...parts);
  };
  return {
    async read<T>(parts: readonly string[]) {
      const key = await keyOf(parts);
      // Only `write` creates an entry, under the same parts.
      const results = known.get(key) ?? (await cache.read<Record<string, unknown>>(key)) ?? {};
      known.set(key, results);
      return results as Record<string, T>;
    },
    async write({ parts, results, changed }) {
      const key = await keyOf(parts);
      known.set(key, results);
      pending.add(key);
      if (changed >= MIN_NEW_RESULTS) await flush();
    },
    flush,
  };
}
