import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

/** Cache of compressed files, so that each is compressed once. */
export interface FileBodies {
  /**
   * The file's bytes in one encoding. Throws if the file does not exist.
   *
   * @param options.version changes with the file, which is then read again
   */
  get(options: { file: string; version: string; encoding: Encoding }): Promise<Uint8Array>;
  /** Cached bytes. */
  size(): number;
}

interface Entry {
  version: string;
  bytes: Promise<Uint8Array>;
  weight: number;
}

/** Maximum number of cached bytes: enough for a site of some thousand pages. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;
/** Pages are 3 % larger than with 9, which takes sixty times as long: 180 ms for each page. */
const BROTLI_QUALITY = 5;

/**
 * @param options.limit maximum number of cached bytes; the least recently used files are removed
 *   first
 */
export function createFileBodies(options: { limit?: number } = {}): FileBodies {
  const { limit = MAX_CACHED_BYTES } = options;
  const entries = new Map<string, Entry>();
  let size = 0;

  const remove = (key: string, entry: Entry) => {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    size -= entry.weight;
  };

  return {
    async get({ file, version, encoding }) {
      const key = `${encoding} ${file}`;
      const known = entries.get(key);
      if (known?.version === version) {
        // Moved to the end, because the first key is always the least recently used one.
        entries.delete(key);
        entries.set(key, known);
        return known.bytes;
      }
      if (known) remove(key, known);
      const bytesRead = readFile(file).then((bytes) => compress(bytes, encoding));
      const entry: Entry = { version, bytes: bytesRead, weight: 0 };
      entries.set(key, entry);
      try {
        const bytes = await entry.bytes;
        if (entries.get(key) === entry) {
          entry.weight = bytes.length;
          size += entry.weight;
        }
        for (const [oldKey, old] of entries) {
          if (size <= limit) break;
          if (old.weight > 0) remove(oldKey, old);
        }
        return bytes;
      } catch (error) {
        remove(key, entry);
        throw error;
      }
    },
    size: () => size,
  };
}

async function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return promisify(gzip)(bytes);
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
