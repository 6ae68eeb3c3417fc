import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parseFeed } from 'htmlparser2';
import { readGitHistory } from '#engine/docs/read-git-history.ts';
import { projectRoot } from '#engine/project-root.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { test, visit } from '../support/test.ts';

const ORIGIN = 'https://trpc.io';

test('[M2] sitemap, robots, feeds, icon and manifest', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${ORIGIN}/docs/quickstart</loc>`);
  expect(sitemap).not.toContain('/docs/v10');
  expect(sitemap).not.toContain('/docs/v9');
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);

  await visit(page, '/');
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll('link[rel=alternate], link[rel=icon], link[rel=manifest]')].map(
      (link) => [link.getAttribute('href') ?? '', link.getAttribute('type') ?? ''],
    ),
  );
  expect(addresses.map(([href]) => href)).toEqual(
    expect.arrayContaining(['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']),
  );
  for (const [href] of addresses) {
    expect((await request.get(String(href))).status(), href).toBe(200);
  }
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: expect.stringContaining('tRPC') });
  for (const icon of manifest.icons) {
    expect((await request.get(icon.src)).status(), icon.src).toBe(200);
  }
});

test('[M2] pages have the day of their last commit in the sitemap, and none where git knows none', async ({
  request,
}) => {
  const { updated } = await readGitHistory({ root: projectRoot });
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const [path, file] of [
    ['/docs/quickstart', 'content/docs/v11/quickstart.mdx'],
    ['/docs/server/routers', 'content/docs/v11/server/routers.mdx'],
    ['/pricing', 'content/pages/pricing.tsx'],
  ] as const) {
    const day = updated.get(file);
    const lastmod = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
    expect(sitemap).toContain(`<url><loc>${ORIGIN}${path}</loc>${lastmod}</url>`);
  }
  expect(sitemap).toContain(`<url><loc>${ORIGIN}/docs/typedoc</loc></url>`);
});

test('[M2] every page of an older version is in its sitemap, or linked from the page it names', async ({
  served,
}) => {
  const robots = await readFile(join(served.dir, 'robots.txt'), 'utf8');
  const listed = new Set<string>();
  // A version has one if some of its pages exist in no other.
  for (const [, path = ''] of robots.matchAll(/^Sitemap: https:\/\/trpc\.io(\/docs\/.+)$/gm)) {
    const text = await readFile(join(served.dir, path), 'utf8');
    for (const [, address = ''] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) listed.add(address);
  }
  const lost: string[] = [];
  const counts = { listed: 0, linked: 0 };
  for (const path of await siteRoutes(served)) {
    if (!/^\/docs\/v(9|10)(\/|$)/.test(path)) continue;
    const html = await readFile(join(served.dir, path, 'index.html'), 'utf8');
    if (html.includes('content="noindex"')) continue;
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    if (canonical === `${ORIGIN}${path}`) {
      counts.listed += 1;
      if (!listed.delete(canonical)) lost.push(`${path} is in no sitemap`);
      continue;
    }
    counts.linked += 1;
    const current = await readFile(
      join(served.dir, new URL(canonical).pathname, 'index.html'),
      'utf8',
    );
    // As in the bar, without scripts.
    if (!current.includes(`href="${path}"`)) lost.push(`${path} is not linked from ${canonical}`);
  }
  expect(lost).toEqual([]);
  expect([...listed], 'listed, and no such page').toEqual([]);
  expect(counts.listed).toBeGreaterThan(10);
  expect(counts.linked).toBeGreaterThan(50);
});

test('[P9] each version of the docs has a feed of changes, which its pages name', async ({
  page,
  request,
}) => {
  const { changes } = await readGitHistory({ root: projectRoot });
  await page.goto('/docs/quickstart');
  const linked = await page
    .locator('link[rel=alternate][title*=docs]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  // Without a history there is no feed, and nothing links to one.
  expect(linked).toEqual(changes.length === 0 ? [] : ['/docs/atom.xml', '/docs/feed.json']);
  test.skip(changes.length === 0, 'there is no history');

  const atom = await request.get('/docs/atom.xml');
  expect(atom.headers()['access-control-allow-origin']).toBe('*');
  const feed = parseFeed(await atom.text());
  expect(feed?.items.length).toBeGreaterThan(10);
  expect(feed?.items.length).toBeLessThanOrEqual(50);
  expect(new Set(feed?.items.map(({ id }) => id)).size).toBe(feed?.items.length);
  const times = feed?.items.map(({ pubDate }) => pubDate?.getTime() ?? 0) ?? [];
  expect(times).toEqual([...times].sort((one, two) => two - one));
  for (const { id, link, title } of feed?.items ?? []) {
    expect(id).toMatch(/^tag:trpc\.io,\d{4}-\d\d-\d\d:\/docs.*\/[0-9a-f]{12}$/);
    expect(title).toBeTruthy();
    expect((await request.get(new URL(link ?? '').pathname)).status(), link).toBe(200);
  }
  await page.goto('/docs');
  await expect(page.getByRole('link', { name: 'Feed of changes' })).toHaveAttribute(
    'href',
    '/docs/atom.xml',
  );
  await page.goto('/docs/v10');
  await expect(page.getByRole('link', { name: 'Feed of changes' })).toHaveAttribute(
    'href',
    '/docs/v10/atom.xml',
  );
});

test('[M2] browsers learn how to search, and get to results', async ({ page, request }) => {
  await page.goto('/');
  const link = page.locator('link[rel=search]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const text = await (await request.get((await link.getAttribute('href')) ?? '')).text();
  const [, template = ''] = /type="text\/html" method="get" template="([^"]+)"/.exec(text) ?? [];
  expect(template).toBe(`${ORIGIN}/search?q={searchTerms}`);
  await visit(page, template.replace(ORIGIN, '').replace('{searchTerms}', 'httpBatchLink'));
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('httpBatchLink');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /httpBatchLink/ })
      .first(),
  ).toBeVisible();
});

test('[P9] feeds carry whole posts, each with its own day, and no address that only the site has', async ({
  request,
}) => {
  const feed = await (await request.get('/blog/feed.json')).json();
  const atom = await (await request.get('/blog/atom.xml')).text();
  const rss = await (await request.get('/blog/rss.xml')).text();
  expect(feed.items.length).toBeGreaterThan(3);
  for (const item of feed.items) {
    const html: string = item.content_html;
    expect(html.length, item.url).toBeGreaterThan(2000);
    expect(html, item.url).toContain('<pre><code>');
    expect(html, item.url).not.toMatch(/class=|style=|<button|<span|<svg/);
    const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, it]) => it);
    expect(addresses.filter((it) => !/^(https?|mailto):/.test(it ?? ''))).toEqual([]);
    // The same text in all three.
    for (const xml of [atom, rss]) expect(xml).toContain(`<![CDATA[${html}]]>`);
    expect(atom).toContain(`<updated>${item.date_published}</updated>`);
  }
  expect(parseFeed(atom)?.items.length).toBe(feed.items.length);
  expect(parseFeed(rss)?.items.length).toBe(feed.items.length);
});
