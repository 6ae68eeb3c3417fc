import { expect, test } from 'vitest';
import type { ContentCache } from '../cache/content-cache.ts';
import { emptyPage } from '../checks/read-emitted-page.ts';
import { digest } from '../hashing/digest.ts';
import { memoryCache } from '../testing/memory-cache.ts';
import { createPageStore } from './page-store.ts';

const PATH = '/docs';
const page = (text: string) => ({
  html: `<!doctype html><html><head><link rel="stylesheet" href="/assets/a.css"></head>${text}</html>`,
  payload: `0:"${text}"\n`,
  emitted: emptyPage(PATH),
  scriptHashes: [],
});

/** One run with one page. */
async function run(
  cache: ContentCache,
  { key = 'key', css = 'a{}', text = 'Text.', code = 'code', maxHeld = 1000 } = {},
) {
  const drawn: string[] = [];
  const store = await createPageStore({
    cache,
    name: '/',
    code,
    sheets: new Map([['a.css', css]]),
    maxHeld,
  });
  const draw = (name: string) => async () => {
    drawn.push(name);
    return page(text);
  };
  const stored = await store.page({ path: PATH, key, draw: draw('draw'), redraw: draw('redraw') });
  await store.save();
  if (!stored) throw new Error('The page is missing.');
  return { stored, drawn };
}

test('a page that is known is not drawn, and its texts are only read when they are needed', async () => {
  const entries = new Map<string, string>();
  expect((await run(memoryCache(entries))).drawn).toEqual(['draw']);
  const kept = new Map(entries);
  // Only the facts are left.
  entries.delete('key');
  const { stored, drawn } = await run(memoryCache(entries));
  expect(drawn).toEqual([]);
  expect(stored.emitted).toEqual(emptyPage(PATH));
  const again = await run(memoryCache(kept));
  const document = String(await again.stored.document.read());
  expect(document).toContain('<style>a{}</style>');
  expect(again.drawn).toEqual([]);
  // Texts that are lost are drawn again, once for both files.
  const [lost, payload] = await Promise.all([stored.document.read(), stored.payload.read()]);
  expect(String(lost)).toBe(document);
  expect(String(payload)).toBe(page('Text.').payload);
  expect(drawn).toEqual(['redraw']);
});

test('links that pages share are stored once, and each page has its own', async () => {
  const entries = new Map<string, string>();
  const shared = { href: '/docs', name: 'Docs' };
  const ofPages = {
    '/a': [shared, { href: '/b', name: 'Next' }, shared],
    '/b': [{ ...shared }, { href: '/b', name: 'This page' }],
  };
  const build = async () => {
    const cache = memoryCache(entries);
    const store = await createPageStore({ cache, name: '/', code: 'code', sheets: new Map() });
    const drawn: string[] = [];
    const draw = async (path: string, links: (typeof shared)[]) => {
      drawn.push(path);
      return { ...page(path), emitted: { ...emptyPage(path), links } };
    };
    const stored = Object.entries(ofPages).map(([path, links]) => {
      const make = () => draw(path, links);
      return store.page({ path, key: `key of ${path}`, draw: make, redraw: make });
    });
    const links = (await Promise.all(stored)).map((one) => one?.emitted.links);
    await store.save();
    return { links, drawn };
  };
  expect(await build()).toEqual({ links: Object.values(ofPages), drawn: ['/a', '/b'] });
  entries.delete('key of /a');
  entries.delete('key of /b');
  expect([...entries.values()].join('').split('"Docs"')).toHaveLength(2);
  expect(await build()).toEqual({ links: Object.values(ofPages), drawn: [] });
});

test('a new page that does not fit into the memory is read back from the cache', async () => {
  const entries = new Map<string, string>();
  const held = await run(memoryCache(entries));
  const dropped = await run(memoryCache(entries), { key: 'other', maxHeld: 10 });
  expect(String(await dropped.stored.document.read())).toContain('Text.');
  expect(dropped.drawn).toEqual(['draw']);
  entries.clear();
  // Only what is held needs neither the cache nor a renderer.
  expect(String(await held.stored.document.read())).toContain('Text.');
  expect(held.drawn).toEqual(['draw']);
  expect(String(await dropped.stored.document.read())).toContain('Text.');
  expect(dropped.drawn).toEqual(['draw', 'redraw']);
});

test('the facts are those of the files', async () => {
  const cache = memoryCache();
  for (const { stored } of [await run(cache), await run(cache)]) {
    for (const file of [stored.document, stored.payload]) {
      const bytes = await file.read();
      expect([file.hash, file.bytes]).toEqual([digest(bytes), bytes.length]);
    }
  }
});

test('other inputs draw the page again; other styles or code only read its texts again', async () => {
  const cache = memoryCache();
  const first = await run(cache);
  const restyled = await run(cache, { css: 'b{}' });
  expect(restyled.drawn).toEqual([]);
  expect(restyled.stored.document.hash).not.toBe(first.stored.document.hash);
  expect(restyled.stored.content).toBe(first.stored.content);
  expect(restyled.stored.payload.hash).toBe(first.stored.payload.hash);
  const edited = await run(cache, { key: 'other', text: 'Edited.' });
  expect(edited.drawn).toEqual(['draw']);
  expect(String(await edited.stored.document.read())).toContain('Edited.');
  expect(edited.stored.content).not.toBe(first.stored.content);
});

test('a cache that cannot be written leaves every page complete', async () => {
  const cache = { ...memoryCache(), write: async () => {} };
  const { stored, drawn } = await run(cache);
  expect(String(await stored.document.read())).toContain('Text.');
  expect(drawn).toEqual(['draw']);
});
