import { expect, test } from 'vitest';
import { memoryCache } from '../testing/memory-cache.ts';
import { htmlMarkdown } from './html-markdown.ts';
import { createMarkdownStore } from './markdown-store.ts';

const HTML = '<p>See <a href="#here">this</a>, <code>x</code>.</p><pre><code>y</code></pre>';
const link = (page: string) => (href: string) => `https://x${page}${href}`;

async function run(entries: Map<string, string>) {
  const store = await createMarkdownStore({ cache: memoryCache(entries), name: '/' });
  const convert = (page: string, language: string) => {
    return store.toMarkdown({ html: HTML, link: link(page), language });
  };
  const texts = [convert('/a', 'ts'), convert('/b', 'ts'), convert('/b', 'text')];
  await store.save();
  return texts;
}

test('kept texts equal new ones, also for another page or language', async () => {
  const entries = new Map<string, string>();
  const fresh = [
    ['/a', 'ts'],
    ['/b', 'ts'],
    ['/b', 'text'],
  ].map(([page = '', language = '']) => htmlMarkdown({ html: HTML, link: link(page), language }));
  expect(new Set(fresh).size).toBe(3);
  expect(await run(entries)).toEqual(fresh);
  expect(await run(entries)).toEqual(fresh);
});

test('a text is converted once', async () => {
  const entries = new Map<string, string>();
  await run(entries);
  for (const [key, text] of entries) entries.set(key, text.replaceAll('See ', 'Kept '));
  // The first page has another target than the last run’s last one.
  expect((await run(entries)).map((text) => text.slice(0, 4))).toEqual(['See ', 'See ', 'Kept']);
});
