import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { OfflineFile } from '#shared/offline/offline.ts';
import { type OfflinePage, packPages } from '#shared/offline/pack.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { readFingerprint } from '../cache/fingerprint.ts';
import { digest } from '../hashing/digest.ts';
import { hash } from '../hashing/hash.ts';
import { inlineStyles } from '../outputs/inline-styles.ts';
import type { PublishedPage } from '../ssg/render-routes.ts';
import type { FileFacts, LazyFile } from '../writing/output-files.ts';

/** Average number of pages per pack: a smaller pack makes edits cheaper, a larger one compresses better. */
const PAGES_PER_PACK = 36;

/** A pack, with its entry in the list of files to save. */
export interface BuiltPack {
  file: OfflineFile;
  content: LazyFile;
}

/**
 * Packs pages into files with a hash in their names. Paths alone decide which pages share a pack, so a new page changes
 * only one or two. Packs are compressed here, so that their size is the same on every host, here and in a browser's
 * storage, and `bytes` is exact. The format is deflate because the gzip header names the operating system.
 *
 * @param options.label part of the names
 */
export async function buildPacks(options: {
  pages: PublishedPage[];
  label: string;
  cache: ContentCache;
}): Promise<BuiltPack[]> {
  const { pages, label, cache } = options;
  const { key } = await readFingerprint('packs');
  return Promise.all(
    groupPages(pages).map(async (group) => {
      const content = await packGroup({ group, code: key, cache });
      return {
        content,
        file: {
          // No host knows the extension, so none compresses the file again or misinterprets it.
          href: `/assets/offline-${label}-${content.hash}.bin`,
          hash: content.hash,
          bytes: content.bytes,
          pages: group.map(({ emitted }) => emitted.path),
        },
      };
    }),
  );
}

/**
 * Most groups are unchanged since the last build, and then neither their pages nor the pack itself is read: the cache
 * has its hash and size apart.
 */
async function packGroup(options: {
  group: PublishedPage[];
  /** Identifies the packing code. */
  code: string;
  cache: ContentCache;
}): Promise<LazyFile> {
  const { group, code, cache } = options;
  const parts = group.flatMap(({ emitted, content, samples }) => {
    return [emitted.path, content, samples ? JSON.stringify(samples) : ''];
  });
  const packKey = hash('pack', code, ...parts);
  const factsKey = hash('pack facts', packKey);
  const pack = async () => {
    const pages = await Promise.all(group.map(readPage));
    const bytes = await promisify(deflate)(JSON.stringify(packPages(pages)), {
      level: 9,
      // Smaller than with the default of 8, because shorter blocks fit the changing parts better.
      memLevel: 6,
    });
    await cache.write(packKey, bytes.toString('base64'));
    return bytes;
  };
  const read = async () => {
    const known = await cache.read<string>(packKey);
    return known === undefined ? pack() : Buffer.from(known, 'base64');
  };
  const known = await cache.read<FileFacts>(factsKey);
  if (known) {
    cache.keep(packKey);
    return { ...known, read };
  }
  const bytes = await read();
  const facts: FileFacts = { hash: digest(bytes), bytes: bytes.length };
  await cache.write(factsKey, facts);
  return { ...facts, read: async () => bytes };
}

async function readPage({ emitted, samples, read }: PublishedPage): Promise<OfflinePage> {
  const { html, payload } = await read();
  return {
    path: emitted.path,
    // Its style sheets are files here, and the policy allows no others.
    html: inlineStyles(html, new Map()),
    payload,
    ...(samples ? { samples: JSON.stringify(samples) } : {}),
  };
}

/** Sorted by path; a group ends with a page whose path has a certain hash. */
function groupPages(pages: PublishedPage[]): PublishedPage[][] {
  const sorted = pages.toSorted((a, b) => (a.emitted.path < b.emitted.path ? -1 : 1));
  const groups: PublishedPage[][] = [[]];
  for (const page of sorted) {
    groups.at(-1)?.push(page);
    if (Number.parseInt(digest(page.emitted.path).slice(0, 6), 16) % PAGES_PER_PACK === 0)
      groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}
