import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { OfflineFile } from '#shared/offline/offline.ts';
import { type OfflinePage, packPages } from '#shared/offline/pack.ts';
import { digest } from '../hashing/digest.ts';

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
}): Promise<BuiltPack[]> {
  const { pages, label } = options;
  return Promise.all(
    groupPages(pages).map(async (group) => {
      const bytes = await promisify(deflate)(JSON.stringify(packPages(group)), { level: 9 });
      const hash = digest(bytes);
      return {
        bytes,
        file: {
          // No host knows the ending, so none compresses it again or takes it for something else.
          href: `/assets/offline-${label}-${hash}.bin`,
          hash,
          bytes: bytes.length,
          pages: group.map(({ path }) => path),
        },
      };
    }),
  );
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
