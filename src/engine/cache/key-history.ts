import { createDebug } from '../debug.ts';
import { hash } from '../hashing/hash.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';

/** Records the parts of keys, so that `SITE_DEBUG=cache` can explain why something was rebuilt. */
export interface KeyHistory {
  /**
   * Makes a key from its parts.
   *
   * @param name identifies the result in every build: `page /docs`
   * @param parts hash of each part by its name
   */
  keyOf(name: string, parts: Record<string, string>): string;
  /** Stores the keys of this run for the next one. */
  save(): Promise<void>;
}

/** Incremented when the format of the file changes. */
const FORM = 'key-history 1';

/** Longer lists are truncated. */
const MAX_CHANGES = 5;

/** @param file path of the stored history */
export async function openKeyHistory(file: string): Promise<KeyHistory> {
  type Seen = Record<string, Record<string, string>>;
  const kept = await readCacheFile<Seen>(file, FORM);
  const before: Seen = kept.kind === 'read' ? kept.value : {};
  const seen: Seen = {};
  const debug = createDebug('cache');
  return {
    keyOf(name, parts) {
      if (debug) {
        const change = describeChange(before[name], parts);
        if (change) debug(`${name}: ${change}`);
      }
      seen[name] = parts;
      return hash(...Object.entries(parts).flat());
    },
    async save() {
      // This is only diagnostic, so a build works without it.
      await writeCacheFile(file, FORM, { ...before, ...seen }).catch(() => {});
    },
  };
}

/** @returns undefined if all parts are the same */
export function describeChange(
  before: Record<string, string> | undefined,
  now: Record<string, string>,
): string | undefined {
  if (!before) return 'not seen before';
  const changes = [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((part) => {
    if (before[part] === now[part]) return [];
    if (before[part] === undefined) return [`${part} is new`];
    return [now[part] === undefined ? `${part} is gone` : `${part} has changed`];
  });
  if (changes.length === 0) return undefined;
  const more = changes.length - MAX_CHANGES;
  return `${changes.slice(0, MAX_CHANGES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
