import { createDebug } from '../debug.ts';
import { hash } from '../hashing/hash.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';

/** Remembers what keys were made of, so that `SITE_DEBUG=cache` can say why something was made again. */
export interface KeyHistory {
  /**
   * Makes a key of its parts.
   *
   * @param name what the key is of, the same in every build: `page /docs`
   * @param parts hash of each part by its name
   */
  keyOf(name: string, parts: Record<string, string>): string;
  /** Keeps what this run has seen for the next one. */
  save(): Promise<void>;
}

/** Changes with the form of the file. */
const FORM = 'key-history 1';

/** Longer lists are cut. */
const MAX_CHANGES = 5;

/** @param file where the history is kept */
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
      // It explains; a build does well without it.
      await writeCacheFile(file, FORM, { ...before, ...seen }).catch(() => {});
    },
  };
}

/** @returns nothing where all parts are the same */
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
