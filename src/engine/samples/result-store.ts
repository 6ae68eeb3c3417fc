import type { ContentCache } from '../cache/content-cache.ts';
import { type Fingerprint, readFingerprint } from '../cache/fingerprint.ts';
import { hash } from '../hashing/hash.ts';
import type { TypeScriptKind } from './type-checker.ts';

/** Results of checks by the hash of what was checked: one cache entry for each version. */
export interface ResultStore {
  /** @param parts everything that all results of the entry depend on */
  read<T>(parts: readonly string[]): Promise<Record<string, T>>;
  /** Replaces the entry. Where few of its results are new, the disk gets it with `flush`. */
  write(options: {
    parts: readonly string[];
    results: Record<string, unknown>;
    /** How many results are new. */
    changed: number;
  }): Promise<void>;
  flush(): Promise<void>;
}

/** Fewer new results are not worth writing megabytes after each edit: they are quickly found again. */
const WORTH_WRITING = 20;

export function createResultStore(options: {
  cache: ContentCache;
  typescript: TypeScriptKind | undefined;
}): ResultStore {
  const { cache, typescript } = options;
  // What this run has read or written need not be read again.
  const known = new Map<string, Record<string, unknown>>();
  /** Keys of what the disk does not have yet. */
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
      // An entry is only ever written by `write` under the same parts.
      const results = known.get(key) ?? (await cache.read<Record<string, unknown>>(key)) ?? {};
      known.set(key, results);
      return results as Record<string, T>;
    },
    async write({ parts, results, changed }) {
      const key = await keyOf(parts);
      known.set(key, results);
      pending.add(key);
      if (changed >= WORTH_WRITING) await flush();
    },
    flush,
  };
}
