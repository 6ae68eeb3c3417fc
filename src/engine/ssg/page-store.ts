import type { ContentCache } from '../cache/content-cache.ts';
import { digest } from '../hashing/digest.ts';
import { hash } from '../hashing/hash.ts';
import { inlineStyles } from '../outputs/inline-styles.ts';
import type { FileFacts, LazyFile } from '../writing/output-files.ts';
import type { RenderedPage } from './render-page.ts';

/** A published page: its facts, and its texts, which few builds need. */
export interface StoredPage extends Pick<RenderedPage, 'emitted' | 'scriptHashes'> {
  /** Hash of the document and the payload as they were rendered. */
  content: string;
  /** The document with its styles. */
  document: LazyFile;
  payload: LazyFile;
  /** The document and the payload as they were rendered. */
  read(): Promise<PageTexts>;
}

export type PageTexts = Pick<RenderedPage, 'html' | 'payload'>;

interface PageFacts extends Pick<StoredPage, 'emitted' | 'scriptHashes' | 'content'> {
  document: FileFacts;
  payload: FileFacts;
}

/** The facts of a page, with the key of the page that they are about. */
interface KeyedFacts {
  key: string;
  facts: PageFacts;
}

type Link = PageFacts['emitted']['links'][number];

/** Facts by path. Pages repeat the links of their menus, so each link is stored once, and pages have its number. */
interface Manifest {
  links: Link[];
  pages: Record<string, KeyedFacts & { links: number[] }>;
}

/** Rendered pages that are published with certain styles. */
export interface PageStore {
  /**
   * @param options.key identifies the page with all its inputs
   * @param options.draw renders the page if the cache does not have it; undefined if that fails
   * @param options.redraw renders it again if the cache has its facts but has lost its texts
   */
  page(options: {
    path: string;
    key: string;
    draw: () => Promise<RenderedPage | undefined>;
    redraw: () => Promise<RenderedPage>;
  }): Promise<StoredPage | undefined>;
  /** Stores the facts of all pages of this run for the next one. */
  save(): Promise<void>;
}

/**
 * How many characters of new pages stay in memory until they are written: enough for two thousand pages. Reading those
 * back would take seconds, but the texts of ten thousand pages do not fit.
 */
const MAX_HELD = 150_000_000;

/**
 * Texts of pages are cached one by one. Facts of all pages are in one manifest, because reading a thousand files for
 * them took longer than everything else in a build after one edit. A manifest that is damaged, or whose keys differ,
 * only means that the texts are read for their facts again.
 *
 * @param options.name distinguishes sites and locales that share a cache
 * @param options.code fingerprint of the code that makes facts
 * @param options.sheets CSS by file name
 * @param options.maxHeld how many characters of new pages stay in memory
 */
export async function createPageStore(options: {
  cache: ContentCache;
  name: string;
  code: string;
  sheets: ReadonlyMap<string, string>;
  maxHeld?: number;
}): Promise<PageStore> {
  const { cache, name, code, sheets, maxHeld = MAX_HELD } = options;
  // Another version of the code may store the facts in another shape.
  const manifestKey = hash('page facts', name, code);
  const styles = hash(code, ...[...sheets].sort().flat());
  const before = readManifest(await cache.read<Manifest>(manifestKey));
  const now = new Map<string, KeyedFacts>();
  /** In characters. */
  let heldSize = 0;

  const factsOf = ({ html, payload, emitted, scriptHashes }: RenderedPage): PageFacts => ({
    emitted,
    scriptHashes,
    content: hash(html, payload),
    document: fileFacts(inlineStyles(html, sheets)),
    payload: fileFacts(payload),
  });

  return {
    async page({ path, key, draw, redraw }) {
      const factsKey = `${key} ${styles}`;
      const kept = before.get(path);
      let facts = kept?.key === factsKey ? kept.facts : undefined;
      let held: RenderedPage | undefined;
      if (facts) cache.keep(key);
      else {
        const known = await cache.read<RenderedPage>(key);
        const page = known ?? (await draw());
        if (!page) return undefined;
        if (!known) {
          await cache.write(key, page);
          const size = page.html.length + page.payload.length;
          if (heldSize + size <= maxHeld) {
            held = page;
            heldSize += size;
          }
        }
        facts = factsOf(page);
      }
      now.set(path, { key: factsKey, facts });
      const load = async () => held ?? (await cache.read<RenderedPage>(key)) ?? redraw();
      /** Both files of a page are written at once, from one reading. */
      let reading: Promise<PageTexts> | undefined;
      const read = () => {
        reading ??= load().finally(() => {
          reading = undefined;
        });
        return reading;
      };
      return {
        ...facts,
        document: {
          ...facts.document,
          read: async () => Buffer.from(inlineStyles((await read()).html, sheets)),
        },
        payload: { ...facts.payload, read: async () => Buffer.from((await read()).payload) },
        read,
      };
    },
    async save() {
      await cache.write(manifestKey, writeManifest(now));
    },
  };
}

function readManifest(
  { links, pages }: Manifest = { links: [], pages: {} },
): Map<string, KeyedFacts> {
  return new Map(
    Object.entries(pages).map(([path, { key, facts, links: numbers }]) => {
      const own = numbers.flatMap((number) => links[number] ?? []);
      return [path, { key, facts: { ...facts, emitted: { ...facts.emitted, links: own } } }];
    }),
  );
}

function writeManifest(known: ReadonlyMap<string, KeyedFacts>): Manifest {
  const links: Link[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (link: Link): number => {
    const name = `${link.href}\0${link.name}`;
    const number = numbers.get(name) ?? links.push(link) - 1;
    numbers.set(name, number);
    return number;
  };
  const pages = [...known].map(([path, { key, facts }]): [string, Manifest['pages'][string]] => {
    const { emitted } = facts;
    const rest = { ...facts, emitted: { ...emitted, links: [] } };
    return [path, { key, facts: rest, links: emitted.links.map(numberOf) }];
  });
  return { links, pages: Object.fromEntries(pages) };
}

function fileFacts(text: string): FileFacts {
  const bytes = Buffer.from(text);
  return { hash: digest(bytes), bytes: bytes.length };
}
