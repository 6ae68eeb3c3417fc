import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { imageSize } from 'image-size';
import { readLatestRelease } from '../support/latest-release.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { test, visit } from '../support/test.ts';

const ORIGIN = 'https://trpc.io';

/** Metadata of the head by name. */
const head = (page: Page) =>
  page.evaluate(() => {
    const facts: Record<string, string> = {};
    for (const meta of document.querySelectorAll('head meta')) {
      const name = meta.getAttribute('name') ?? meta.getAttribute('property');
      if (name) facts[name] = meta.getAttribute('content') ?? '';
    }
    for (const link of document.querySelectorAll('head link[rel]')) {
      const rel = link.getAttribute('rel') ?? '';
      facts[`link ${rel}`] ??= link.getAttribute('href') ?? '';
    }
    return {
      ...facts,
      title: document.title,
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
    };
  });

for (const [path, version, tag] of [
  ['/', 'current', 'default'],
  ['/blog', 'current', 'default'],
  ['/docs/quickstart', 'current', 'docs-default-current'],
  ['/docs/v10/quickstart', '10.x', 'docs-default-10.x'],
  ['/docs/v9', '9.x', 'docs-default-9.x'],
] as const) {
  test(`[M1] ${path} says what it is to search engines, cards and the search box`, async ({
    page,
  }) => {
    await visit(page, path);
    const facts: Record<string, string> = await head(page);
    expect(facts).toMatchObject({
      lang: 'en',
      dir: 'ltr',
      'og:title': facts.title,
      'og:description': facts.description,
      'og:url': facts['link canonical'],
      'og:site_name': 'tRPC',
      'docsearch:language': 'en',
      'docsearch:docusaurus_tag': tag,
    });
    expect(facts['docsearch:version']).toBe(version);
    expect(facts.title).toMatch(/tRPC/);
    expect(facts.description?.length).toBeGreaterThan(20);
    expect(facts['og:type']).toMatch(/^(website|article)$/);
    // Cards of this kind use the title and text of Open Graph.
    expect(facts['twitter:card']).toMatch(/^summary/);
    expect(facts.generator).toMatch(/11\.6\.0/);
  });
}

test('[M1] the canonical address of an older page is its equivalent in the latest version', async ({
  page,
}) => {
  const canonical = async (path: string) => {
    await page.goto(path);
    return ((await head(page)) as Record<string, string>)['link canonical'];
  };
  expect(await canonical('/')).toBe(`${ORIGIN}/`);
  expect(await canonical('/docs/quickstart')).toBe(`${ORIGIN}/docs/quickstart`);
  expect(await canonical('/docs/v10/quickstart')).toBe(`${ORIGIN}/docs/quickstart`);
});

test('[M1] every page has the facts of its own', async ({ served }) => {
  const failures: string[] = [];
  for (const path of await siteRoutes(served)) {
    const html = await readFile(join(served.dir, path, 'index.html'), 'utf8');
    for (const wanted of [
      '<html lang="en" dir="ltr"',
      '<title>',
      '<meta name="description"',
      '<meta name="generator"',
      '<link rel="canonical" href="https://trpc.io/',
      '<meta property="og:title"',
      '<meta name="twitter:card"',
      '<meta name="docsearch:language" content="en"',
      '<meta name="docsearch:docusaurus_tag"',
    ]) {
      if (!html.includes(wanted)) failures.push(`${path} has no ${wanted}`);
    }
  }
  expect(failures).toEqual([]);
});

test('[M1] every page has one social card: a PNG of 1200 by 630 below 60 kB', async ({
  served,
}) => {
  const failures: string[] = [];
  for (const path of await siteRoutes(served)) {
    const html = await readFile(join(served.dir, path, 'index.html'), 'utf8');
    const addresses = [...html.matchAll(/<meta property="og:image" content="([^"]+)"/g)];
    const [[, address = ''] = []] = addresses;
    const png = await readFile(join(served.dir, new URL(address).pathname));
    const { type, width, height } = imageSize(png);
    const facts = `${addresses.length} ${type} ${width} ${height} ${png.length < 60_000}`;
    if (facts !== '1 png 1200 630 true') failures.push(`${path}: ${facts}`);
    const named = ['alt', 'width', 'height'].every((name) =>
      html.includes(`<meta property="og:image:${name}"`),
    );
    if (!named) failures.push(`${path} does not describe its card`);
    if (!html.includes('content="summary_large_image"')) failures.push(`${path} shows it small`);
  }
  expect(failures).toEqual([]);
});

test('[M3] the site is what its config says', async ({ page }) => {
  await visit(page, '/');
  const facts: Record<string, string> = await head(page);
  expect(facts).toMatchObject({ lang: 'en', dir: 'ltr', 'og:locale': 'en' });
  expect(facts.generator).toBe(`trpc-website ${(await readLatestRelease()).version}`);
  // Base URL /: every address on the page begins at the root.
  const elsewhere = await page.evaluate(() =>
    [...document.querySelectorAll('[src], link[href], a[href]')]
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
      // Addresses requested by scripts later include the origin.
      .map((address) => address.replace(location.origin, ''))
      .filter((address) => !/^(\/|#|https:|mailto:)/.test(address)),
  );
  expect(elsewhere).toEqual([]);
  await expect(page.getByText('tRPC v11 is here!')).toBeVisible();
});
