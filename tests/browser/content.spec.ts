import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { projectRoot } from '#engine/project-root.ts';
import type { ServedSite } from '../support/served-sites.ts';
import { test } from '../support/test.ts';

interface PromisedPage {
  version: string;
  path: string;
}

/** `tests/data/routes.tsv`: the site's long-standing addresses, which it must keep. */
async function promisedPages(): Promise<PromisedPage[]> {
  const table = await readFile(join(projectRoot, 'tests/data/routes.tsv'), 'utf8');
  return table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([version = '', path = '']) => ({ version, path }));
}

function readPage(served: ServedSite, path: string): Promise<string> {
  return readFile(join(served.dir, path, 'index.html'), 'utf8').catch(() => '');
}

test('[D2] every path of the routes list answers with a page of its own', async ({ served }) => {
  const pages = (await promisedPages()).filter(({ version }) => /^\d+\.x$/.test(version));
  expect(pages.length).toBeGreaterThan(190);
  const failures: string[] = [];
  const titles = new Map<string, string>();
  for (const { path, version } of pages) {
    const html = await readPage(served, path);
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1];
    const words = html
      .replace(/<(script|style|nav|header|footer)[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]+>/g, ' ')
      .split(/\s+/).length;
    if (!html) failures.push(`${path} does not exist`);
    else if (html.includes('http-equiv="refresh"')) failures.push(`${path} is a redirect`);
    else if (!/<h1[\s>]/.test(html)) failures.push(`${path} has no heading`);
    else if (
      !html.includes(`Version: <!-- -->${version}`) &&
      !html.includes(`Version: ${version}`)
    ) {
      failures.push(`${path} does not say that it is of ${version}`);
    } else if (words < 60) failures.push(`${path} has ${words} words`);
    const key = `${version} ${title}`;
    const twin = titles.get(key);
    if (twin) failures.push(`${path} and ${twin} have one title: ${title}`);
    titles.set(key, path);
  }
  expect(failures).toEqual([]);
});

test('[D2] pages of older versions say where the latest one is', async ({ served }) => {
  const old = (await promisedPages()).filter(({ version }) => /^(9|10)\.x$/.test(version));
  const failures: string[] = [];
  for (const { path } of old) {
    const html = await readPage(served, path);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    if (!/href="\/docs(?!\/v\d)/.test(main)) failures.push(path);
  }
  expect(failures).toEqual([]);
});

test('[P9] the posts are at their addresses, in the archive and in all feeds', async ({
  served,
}) => {
  const posts = (await promisedPages()).filter(({ version }) => version === 'blog');
  expect(posts).toHaveLength(7);
  const archive = await readPage(served, '/blog/archive');
  const feeds = await Promise.all(
    ['rss.xml', 'atom.xml', 'feed.json'].map((name) =>
      readFile(join(served.dir, 'blog', name), 'utf8'),
    ),
  );
  for (const { path } of posts) {
    const html = await readPage(served, path);
    expect(html, path).toContain('<article');
    expect(html, path).toContain('article:published_time');
    expect(archive, `archive: ${path}`).toContain(`href="${path}"`);
    for (const feed of feeds) expect(feed, `feed: ${path}`).toContain(path);
  }
});
