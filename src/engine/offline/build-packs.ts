import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { OfflineFile } from '#shared/offline/offline.ts';
import { type OfflinePage, packPages } from '#shared/offline/pack.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { readFingerprint } from '../cache/fingerprint.ts';
import { digest } from '../hashing/digest.ts';
import { hash } from '../hashing/hash.ts';

/** How many pages share a pack, on average: few for what an edit costs, many for what all of them weigh. */
const PAGES = 20;

export interface BuiltPack {
  file: OfflineFile;
  bytes: Uint8Array;
}

/**
 * Puts pages into packs, each one file with a hash in its name. Which pages share one depends on their paths alone, so a
 * new page changes one or two. They are compressed here: so they weigh the same on every host, here and in a browser's
 * storage, and `bytes` is no estimate. Deflate, because the header of gzip names the system.
 *
 * @param options.label goes into the names
 */
export async function buildPacks(options: {
  pages: OfflinePage[];
  label: string;
  cache: ContentCache;
}): Promise<BuiltPack[]> {
  const { pages, label, cache } = options;
  const { key } = await readFingerprint('packs');
  return Promise.all(
    groupPages(pages).map(async (group) => {
      const bytes = await packGroup({ group, code: key, cache });
      const name = digest(bytes);
      return {
        bytes,
        file: {
          // No host knows the ending, so none compresses it again or takes it for something else.
          href: `/assets/offline-${label}-${name}.bin`,
          hash: name,
          bytes: bytes.length,
          pages: group.map(({ path }) => path),
        },
      };
    }),
  );
}

/** Most groups are as they were in the last build, and to compress one takes longer than to look. */
async function packGroup(options: {
  group: OfflinePage[];
  /** Names the code that packs. */
  code: string;
  cache: ContentCache;
}): Promise<Uint8Array> {
  const { group, code, cache } = options;
  const texts = group.flatMap(({ path, html, payload, samples = '' }) => {
    return [path, html, payload, samples];
  });
  const key = hash('pack', code, ...texts);
  const known = await cache.read<string>(key);
  if (known !== undefined) return Buffer.from(known, 'base64');
  const bytes = await promisify(deflate)(JSON.stringify(packPages(group)), { level: 9 });
  await cache.write(key, bytes.toString('base64'));
  return bytes;
}

/** In the order of their paths; a group ends with a page whose path has a certain hash. */
function groupPages(pages: OfflinePage[]): OfflinePage[][] {
  const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const groups: OfflinePage[][] = [[]];
  for (const page of sorted) {
    groups.at(-1)?.push(page);
    if (Number.parseInt(digest(page.path).slice(0, 6), 16) % PAGES === 0) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}
