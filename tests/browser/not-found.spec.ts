import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { projectRoot } from '#engine/project-root.ts';
import { test, visit } from '../support/test.ts';

test('[P8] an address without a page gets status 404, help and the nearest pages', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/404/);
  const response = await page.goto('/docs/server/routrs');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/Page Not Found/);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
  const near = page.getByRole('region', { name: 'Did you mean one of these?' });
  await expect(near.locator('a[href="/docs/server/routers"]')).toBeVisible();
  await near.locator('a[href="/docs/server/routers"]').click();
  await expect(page).toHaveURL('/docs/server/routers');
});

test('[P8] the not-found page works at any depth', async ({ page, watch }) => {
  watch.expectErrors(/404/);
  await visit(page, '/a/b/c/d');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Documentation' }).click();
  await expect(page).toHaveURL('/docs');
});

/** Old addresses of the site that redirect to its pages. */
async function oldAddresses(): Promise<{ from: string; to: string }[]> {
  const text = await readFile(join(projectRoot, 'content/redirects.tsv'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split('\t'))
    .flatMap(([from, to]) =>
      from && to?.startsWith('/') && !from.includes('*') ? [{ from, to }] : [],
    );
}

test('[P8] every old address is redirected by the rules for hosts', async ({ request }) => {
  const failures: string[] = [];
  for (const { from, to } of await oldAddresses()) {
    const response = await request.get(from, { maxRedirects: 0 });
    const location = response.headers().location;
    if (![301, 308].includes(response.status()) || location !== to) {
      failures.push(`${from} -> ${response.status()} ${location}, not ${to}`);
    }
  }
  expect(failures).toEqual([]);
});

test('[P8] every old address leads to its page on a host that knows no rules', async ({
  served,
}) => {
  const failures: string[] = [];
  for (const { from, to } of await oldAddresses()) {
    const file = join(served.dir, from, 'index.html');
    const html = await readFile(file, 'utf8').catch(() => '');
    if (!html.includes(`url=${to}"`) || !html.includes(`href="${to}"`))
      failures.push(`${from} -> ${to}`);
  }
  expect(failures).toEqual([]);
});

test('[P8] a page that redirects does so without scripts', async ({ browser, served }) => {
  const [first] = await oldAddresses();
  if (!first) throw new Error('There is no old address.');
  const html = await readFile(join(served.dir, first.from, 'index.html'), 'utf8');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: served.origin });
  const page = await context.newPage();
  await page.route(
    ({ pathname }) => pathname === first.from,
    (route) => route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto(first.from).catch(() => {});
  await expect(page).toHaveURL(first.to);
  await context.close();
});
