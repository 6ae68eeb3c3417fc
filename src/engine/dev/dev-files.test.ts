import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { writeSite } from '../testing/write-site.ts';
import { createDevSite } from './dev-site.ts';

async function openBlog() {
  const root = await writeSite({});
  await cp(join(projectRoot, 'tests/sites/blog-only'), root, { recursive: true });
  const site = await createDevSite({ siteRoot: root, onProblems: () => {} });
  onTestFinished(() => site.close());
  return site;
}

test('[P9] feeds carry posts as the dev server draws them, and the others as summaries', async () => {
  const site = await openBlog();
  const drawn: string[] = [];
  const find = (path: string) =>
    site.files().find(path, async (route) => {
      drawn.push(route.path);
      if (route.path.endsWith('second')) throw new Error('This post cannot be drawn.');
      return `<article><header>Head</header><p>Drawn at ${route.path}</p></article>`;
    });
  const feed = JSON.parse(String((await find('/blog/feed.json'))?.body));
  const byUrl = new Map(feed.items.map((item: { url: string }) => [item.url, item]));
  expect(byUrl.get('https://blog-only.example/blog/the-first')).toMatchObject({
    content_html: '<p>Drawn at /blog/the-first</p>',
  });
  expect(byUrl.get('https://blog-only.example/blog/second')).toMatchObject({
    content_text: 'Second in one sentence.',
  });
  expect(drawn.filter((path) => !path.startsWith('/blog/'))).toEqual([]);
  const before = drawn.length;
  expect(await find('/sitemap.xml')).toMatchObject({ type: 'text/xml' });
  expect(drawn).toHaveLength(before);
  expect(site.files().has('/blog/atom.xml')).toBe(true);
});
