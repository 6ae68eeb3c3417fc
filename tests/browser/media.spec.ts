import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test, visit } from '../support/test.ts';

const PNG = '89504e470d0a1a0a';

test('[P5] every variant of wordmark and mark can be had as SVG and as PNG', async ({
  page,
  request,
}) => {
  await visit(page, '/media');
  const main = page.getByRole('main');
  for (const [format, type] of [
    ['SVG', 'image/svg+xml'],
    ['PNG', 'image/png'],
  ] as const) {
    const links = main.getByRole('link', { name: new RegExp(`^${format}: download`) });
    await expect(links).toHaveCount(7);
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(href).toMatch(new RegExp(`^/brand/(word)?mark[a-z-]*\\.${format.toLowerCase()}$`));
      await expect(link).toHaveAttribute('download');
      const answer = await request.get(href);
      expect(answer.headers()['content-type'], href).toContain(type);
      const body = await answer.body();
      if (format === 'PNG') expect(body.toString('hex', 0, 8)).toBe(PNG);
      else expect(body.toString()).toContain('<svg');
    }
  }
  // Each is on its intended background, in both themes.
  await expect(
    main.getByRole('img', { name: 'Wordmark for dark backgrounds: tRPC' }),
  ).toBeVisible();
  const loaded = main
    .locator('img')
    .evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0));
  expect(await loaded).toBe(true);
});

test('[P5] the page says that the mark is not the official one, and where that is', async ({
  page,
}) => {
  await visit(page, '/media');
  const main = page.getByRole('main');
  await expect(main.getByText('it is not the official artwork of tRPC')).toBeVisible();
  await expect(main.getByRole('link', { name: 'the library’s repository' })).toHaveAttribute(
    'href',
    'https://github.com/trpc/trpc/tree/v11.6.0/www/static/img',
  );
});

test('[P5] the page leads to the licenses of what browsers get', async ({ page, request }) => {
  await visit(page, '/media');
  const link = page.getByRole('main').getByRole('link', { name: 'licenses of everything' });
  await expect(link).toHaveAttribute('href', '/licenses.txt');
  const answer = await request.get('/licenses.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const text = await answer.text();
  // One of each bundle: app, search, playground with its compiler and packages, fonts.
  for (const name of ['react-dom', 'stemmer', '@codemirror/view', 'typescript', '@trpc/server']) {
    expect(text).toContain(`\n- ${name} `);
  }
  expect(text).toContain('Copyright 2016 The Inter Project Authors');
  expect(text).toContain('Copyright 2020 The JetBrains Mono Project Authors');
});

test('[M2] [P5] icon and logo answer at the addresses that others know', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', /icon/],
    ['/img/logo.svg', /svg/],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(type);
  }
});

test('[P5] all files come in one archive', async ({ page }) => {
  await visit(page, '/media');
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('trpc-brand.zip');
  const archive = (await readFile(await download.path())).toString('latin1');
  expect(archive.startsWith('PK\x03\x04')).toBe(true);
  for (const name of ['mark.svg', 'mark.png', 'wordmark-on-dark.svg', 'wordmark-light.png']) {
    expect(archive).toContain(`trpc-brand/${name}`);
  }
});

test('[P5] colours tell their contrast, and their values and drawings copy themselves', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/media');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const blue = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Blue', exact: true }),
  });
  await expect(blue).toContainText('On white3.6 large text, shapes');
  await blue.getByRole('button', { name: 'Copy #398ccb' }).click();
  await expect.poll(clipboard).toBe('#398ccb');
  await blue.getByRole('button', { name: 'Copy oklch' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(clipboard).toBe('oklch(0.619 0.125 246)');
  await page.getByRole('button', { name: 'Copy SVG code: Mark', exact: true }).click();
  await expect.poll(clipboard).toMatch(/^<svg .*<\/svg>\s*$/);
  await expect(page.getByText('Copied', { exact: true })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Clear space' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'JetBrains Mono' })).toBeVisible();
});

test('[P5] [L4] a right-click on the logo leads to these files', async ({ page }) => {
  await visit(page, '/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'tRPC', exact: true })
    .click({ button: 'right' });
  await expect(page).toHaveURL('/media');
  await expect(page.getByRole('link', { name: 'Download all' })).toBeVisible();
});

test('[M2] the web manifest names icons that are there, and a colour', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.theme_color).toBe('#398ccb');
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual([
    'any',
    '192x192',
    '512x512',
    '512x512',
  ]);
  for (const { src, type } of manifest.icons) {
    const answer = await request.get(src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()['content-type']).toContain(type);
  }
  expect((await request.get('/apple-touch-icon.png')).status()).toBe(200);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[P5] files and values are there', async ({ page }) => {
    await page.goto('/media');
    await expect(page.getByRole('link', { name: /^PNG: download/ }).first()).toBeVisible();
    await expect(page.getByText('#398ccb')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy SVG code/ }).first()).toBeHidden();
  });
});

for (const width of [390, 1280]) {
  test(`[P5] nothing is wider than the window: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/media');
    const room = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(room).toBeLessThanOrEqual(width);
  });
}
