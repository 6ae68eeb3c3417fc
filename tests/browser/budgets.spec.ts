import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect } from '@playwright/test';
import type { OfflineIndex, OfflineManifest } from '#shared/offline/offline.ts';
import { weighPage, withoutStyles } from '../support/page-bytes.ts';
import { openSearch, searchFor } from '../support/search-box.ts';
import { samplePages, siteRoutes } from '../support/site-routes.ts';
import { test, visit } from '../support/test.ts';

const kB = 1000;

for (const [kind, path] of Object.entries(samplePages)) {
  test(`${kind}: script and styles stay within their budgets`, async ({ page, served, watch }) => {
    watch.expectErrors(/404/);
    const { script, style } = await weighPage({ page, url: served.origin + path });
    expect(script.files).toBeGreaterThan(0);
    expect(script.brotli, 'script, compressed').toBeLessThanOrEqual(85 * kB);
    expect(style.brotli, 'styles, compressed').toBeLessThanOrEqual(15 * kB);
  });
}

test('the quickstart’s HTML, with its payload, stays within its budget', async ({
  page,
  served,
}) => {
  const { html } = await weighPage({ page, url: `${served.origin}/docs/quickstart` });
  expect(html.files).toBe(1);
  // A quarter of a kilobyte is for the page's tools and the link to its Markdown. Half a kilobyte is for headings of
  // steps, their lines in the contents, and thirteen old ids of sections; 130 bytes for the policy of its styles, 460
  // bytes for twenty-one more guides in the sidebar.
  expect(html.brotli).toBeLessThanOrEqual(13.6 * kB);
});

test('no page is heavy, and half of them are light', async ({ served }) => {
  const pages: { path: string; size: number; fonts: number }[] = [];
  for (const path of await siteRoutes(served)) {
    const file = join(served.dir, path, 'index.html');
    const html = await readFile(file, 'utf8');
    const fonts = html.match(
      /<link[^>]+rel="preload"[^>]+as="font"|<link[^>]+as="font"[^>]+rel="preload"/g,
    );
    pages.push({ path, size: Buffer.byteLength(withoutStyles(html)), fonts: fonts?.length ?? 0 });
  }
  pages.sort((one, two) => one.size - two.size);
  expect(pages.filter(({ size }) => size > 250 * kB)).toEqual([]);
  expect(pages[Math.floor(pages.length / 2)]?.size).toBeLessThanOrEqual(60 * kB);
  expect(pages.filter(({ fonts }) => fonts > 2)).toEqual([]);
});

test('[S1] [S12] modal, worker and index stay within their budgets', async ({ page, context }) => {
  await visit(page, '/docs/quickstart');
  await page.waitForLoadState('networkidle');
  const bodies: [path: string, Promise<Buffer>][] = [];
  // On the context, because the worker fetches too.
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.js(on)?$/.test(pathname)) bodies.push([pathname, response.body()]);
  });
  await openSearch(page);
  await searchFor(page, 'router');
  // Only now, because compressing them takes seconds in which the browser would get no responses.
  const sizes = new Map<string, number>();
  for (const [path, body] of bodies) sizes.set(path, brotliCompressSync(await body).length);
  const sum = (pattern: RegExp) =>
    [...sizes].filter(([path]) => pattern.test(path)).reduce((total, [, size]) => total + size, 0);
  expect(sum(/worker/), 'worker with engine').toBeGreaterThan(0);
  expect(sum(/worker/), 'worker with engine').toBeLessThanOrEqual(12 * kB);
  const extras = /search-extras-.*\.js$/;
  const modal = /^(?!.*(?:worker|search-extras-)).*\.js$/;
  expect(sum(modal), 'modal').toBeGreaterThan(0);
  // Names of other files in it are hashes, whose compressed size varies by some bytes.
  expect(sum(modal), 'modal').toBeLessThanOrEqual(6 * kB);
  // Preview, start screen with saved searches, filters and marks on landing: typing and the first results do not wait
  // for them.
  expect(sum(extras), 'what the modal has besides').toBeGreaterThan(0);
  expect(sum(extras), 'what the modal has besides').toBeLessThanOrEqual(5 * kB);
  const reference = /search-docs-.*-reference-.*\.json$/;
  const messages = /search-docs-.*-messages-.*\.json$/;
  const version = /search-docs-(?!.*-(?:reference|messages)-).*\.json$/;
  expect(sum(version), 'index of a version').toBeGreaterThan(0);
  // It grows with the guides and the lessons of the course: 96 with 121 guides and twenty lessons.
  expect(sum(version), 'index of a version').toBeLessThanOrEqual(100 * kB);
  expect(sum(reference), 'index of its API reference').toBeGreaterThan(0);
  expect(sum(reference), 'index of its API reference').toBeLessThanOrEqual(14.5 * kB);
  expect(sum(messages), 'its error messages').toBeGreaterThan(0);
  expect(sum(messages), 'its error messages').toBeLessThanOrEqual(9 * kB);
});

test('[P1] the playground stays within its budget, and its parts are kept by browsers', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const bodies: Promise<Buffer>[] = [];
  const kept: string[] = [];
  // On the context, because the worker fetches too.
  context.on('response', (response) => {
    if (!/\.js(on)?$/.test(new URL(response.url()).pathname)) return;
    bodies.push(response.body());
    if (/immutable/.test(response.headers()['cache-control'] ?? '')) kept.push(response.url());
  });
  await visit(page, '/playground');
  await expect(page.getByText('TypeScript finds no errors.')).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByText('Finished.')).toBeVisible();
  // Compressed less than when served, because megabytes take seconds and would block the test.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const total = (await Promise.all(bodies))
    .map((body) => brotliCompressSync(body, { params }).length)
    .reduce((sum, size) => sum + size, 0);
  expect(total, 'script and data, compressed').toBeGreaterThan(1000 * kB);
  expect(total, 'script and data, compressed').toBeLessThanOrEqual(2500 * kB);
  for (const part of ['compiler', 'declarations', 'runtime']) {
    expect(kept.filter((url) => url.includes(`playground-${part}-`))).toHaveLength(1);
  }
});

test('a version that is saved for offline stays within its budget, and has no playground', async ({
  served,
}) => {
  const read = async (path: string) => JSON.parse(await readFile(join(served.dir, path), 'utf8'));
  const { versions }: OfflineIndex = await read('offline/index.json');
  expect(versions.map(({ label }) => label)).toEqual(['11.x', '10.x', '9.x']);
  for (const { label, bytes, manifest } of versions) {
    const { files }: OfflineManifest = await read(manifest);
    expect(bytes, label).toBeLessThanOrEqual(4400 * kB);
    const single = files.filter(({ pages }) => pages === undefined);
    expect(
      single
        .map(({ href }) => href)
        .filter((href) => /playground|use-run|code-editor|drawer/.test(href)),
    ).toEqual([]);
    // Everything except pages and search: scripts, styles, fonts, images.
    const app = single.filter(({ href }) => !href.includes('/search-d'));
    expect(
      app.reduce((sum, file) => sum + file.bytes, 0),
      label,
    ).toBeLessThanOrEqual(240 * kB);
  }
});
