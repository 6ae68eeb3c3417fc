import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

/** What is sent for a file in one encoding. */
export interface FileBody {
  bytes: Uint8Array;
  /** Strong: it changes with the bytes. */
  etag: string;
}

/** Compressed files kept in memory, so that each is compressed once. */
export interface FileBodies {
  /** The file's body. Reads it again when it has changed on disk; throws where there is none. */
  get(options: { file: string; encoding: Encoding }): Promise<FileBody>;
  /** Bytes held now. */
  size(): number;
}

interface Entry {
  /** Time and size of the file when it was read. */
  version: string;
  body: Promise<FileBody>;
  weight: number;
}

/** How many bytes are kept: a site of some thousand pages. */
const DEFAULT_LIMIT = 64 * 1024 * 1024;
/** Close to the best compression at a tenth of its time. */
const BROTLI_QUALITY = 9;

/** @param options.limit bytes to keep; the files unused for longest go first */
export function createFileBodies(options: { limit?: number } = {}): FileBodies {
  const { limit = DEFAULT_LIMIT } = options;
  const entries = new Map<string, Entry>();
  let size = 0;

  const remove = (key: string, entry: Entry) => {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    size -= entry.weight;
  };

  return {
    async get({ file, encoding }) {
      const { mtimeMs, size: fileSize } = await stat(file);
      const version = `${mtimeMs} ${fileSize}`;
      const key = `${encoding} ${file}`;
      const known = entries.get(key);
      if (known?.version === version) {
        // Moved to the end: the first key is always the one unused for longest.
        entries.delete(key);
        entries.set(key, known);
        return known.body;
      }
      if (known) remove(key, known);
      const entry: Entry = { version, body: readBody({ file, encoding }), weight: 0 };
      entries.set(key, entry);
      try {
        const body = await entry.body;
        if (entries.get(key) === entry) {
          entry.weight = body.bytes.length;
          size += entry.weight;
        }
        for (const [oldKey, old] of entries) {
          if (size <= limit) break;
          if (old.weight > 0) remove(oldKey, old);
        }
        return body;
      } catch (error) {
        remove(key, entry);
        throw error;
      }
    },
    size: () => size,
  };
}

async function readBody(options: { file: string; encoding: Encoding }): Promise<FileBody> {
  const bytes = await compress(await readFile(options.file), options.encoding);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, etag: `"${hash}"` };
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
