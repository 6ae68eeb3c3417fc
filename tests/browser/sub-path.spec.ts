import { expect } from '@playwright/test';
import { createStaticServer } from '#engine/serve/static-server.ts';
import { hydrated, test } from '../support/test.ts';

test.use({ siteName: 'sub-path' });

test('a site in a folder of its host: pages, navigation, redirects and 404 stay in the folder', async ({
  page,
  served,
  watch,
}) => {
  watch.expectErrors(/404/);
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    // Browsers request it automatically if a site has no icon.
    if (origin === served.origin && !/^\/(?:project\/|favicon\.ico$)/.test(pathname)) {
      outside.push(pathname);
    }
  });
  await page.goto('/project/');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click();
  await expect(page).toHaveURL('/project/docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');

  await page.goto('/project/v0/guide/?a=b');
  await expect(page).toHaveURL('/project/docs/guide?a=b');
  expect((await page.goto('/project/nothing'))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Sub-path' }).first().click();
  await expect(page).toHaveURL('/project/');
  expect(outside).toEqual([]);
  expect((await page.request.get('/')).status()).toBe(404);
});

test('a host without rules: the page at an old address leads on, with its anchor', async ({
  page,
  served,
  watch,
}) => {
  watch.allowForeignRequests(/^http:\/\/127\.0\.0\.1:/);
  // Like GitHub Pages: no redirects, no headers.
  const host = createStaticServer({ dir: served.dir, baseUrl: '/project/' });
  const { url } = await host.listen({ port: 0, host: '127.0.0.1' });
  await page.goto(`${url}/project/old#first`);
  await page.waitForURL(`${url}/project/docs/guide#first`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
  await host.close();
});
