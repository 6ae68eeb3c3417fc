import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { highlighted, openSearch, searchBox, searchFor } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

const preview = (page: Page) => searchBox(page).preview;

/** How a highlight is painted over an element. */
const tintOf = (element: Locator, name: string) =>
  element.evaluate((it, of) => getComputedStyle(it, `::highlight(${of})`).backgroundColor, name);

const NO_TINT = 'rgba(0, 0, 0, 0)';

test('[S4] beside the list is the section of the active hit, with its sample and its words marked', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { active } = await searchFor(page, 'initialize trpc');
  await expect(active).toHaveAttribute('href', '/docs/server/routers#initialize-trpc');
  const pane = preview(page);
  await expect(pane).toContainText('Call it once per server');
  await expect(pane.locator('pre')).toContainText('const t = initTRPC.create();');
  await expect(pane.getByRole('link')).toHaveCount(0);
  await expect(pane.locator('[id], button')).toHaveCount(0);
  expect(await highlighted(page, 'found-preview')).toContain('initTRPC');
  expect(await tintOf(pane, 'found-preview')).not.toBe(NO_TINT);
  const [list, title] = [await searchBox(page).list.boundingBox(), await pane.boundingBox()];
  expect(title?.x).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
  await page.keyboard.press('ArrowDown');
  await expect(pane).not.toContainText('Call it once per server');
});

test('[S4] beside the preview a short list does not make the dialog smaller', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { dialog, results } = await searchFor(page, 'router');
  await expect(preview(page)).toBeVisible();
  const before = await dialog.boundingBox();
  await searchFor(page, 'api: link');
  await expect.poll(() => results.count()).toBeLessThan(4);
  expect(await dialog.boundingBox()).toEqual(before);
});

test('[S4] the page of a hit that stays active is loaded ahead, and those that are passed are not', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { results } = await searchFor(page, 'subscription');
  const paths = await results.evaluateAll((links) => [
    ...new Set(links.map((link) => (link as HTMLAnchorElement).pathname)),
  ]);
  const [first, ...others] = paths;
  const payloadOf = (path = '') => `${path}/payload.txt`;
  await expect.poll(() => asked).toContain(payloadOf(first));
  expect(asked.filter((path) => others.map(payloadOf).includes(path))).toEqual([]);
});

test('[S4] while keys come, the preview stays, because the rows come first', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const { active } = await openSearch(page);
  const pane = preview(page);
  await page.keyboard.insertText('initialize trpc');
  await expect(pane.locator('pre')).toContainText('const t = initTRPC.create();');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('subscription');
  await expect(active).toContainText('Subscription');
  await expect(pane).toContainText('const t = initTRPC.create();');
  await page.clock.runFor(1000);
  await expect(pane).not.toContainText('const t = initTRPC.create();');
  await expect(pane).toContainText('Subscription');
});

test('[S4] with saved data nothing is loaded ahead, and the preview says what the index knows', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true, effectiveType: '4g' },
    });
  });
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { active } = await searchFor(page, 'initialize trpc');
  await expect(preview(page)).toContainText('returns the builders for one server');
  const id = (await active.getAttribute('id')) ?? '';
  await page.keyboard.press('ArrowDown');
  await expect(active).not.toHaveAttribute('id', id);
  await page.keyboard.press('ArrowUp');
  await expect(preview(page)).toContainText('returns the builders for one server');
  await expect(preview(page).locator('pre')).toHaveCount(0);
  expect(asked.filter((url) => /payload/.test(url))).toEqual([]);
});

test('[S4] columns of a table in the preview are as wide as their words', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { active } = await searchFor(page, 'exports @trpc/client');
  await expect(active).toHaveAttribute('href', '/docs/exports#client');
  const pane = preview(page);
  const head = pane.getByText('Explained in', { exact: true }).first();
  await expect(head).toBeVisible();
  // Two lines at most.
  expect((await head.boundingBox())?.height).toBeLessThan(60);
  const hidden = await pane.evaluate((it) => it.scrollWidth - it.clientWidth);
  expect(hidden).toBeLessThanOrEqual(0);
});

test('[S4] the words that were found and the section are marked on landing', async ({ page }) => {
  for (const path of ['/docs/quickstart', '/docs/server/routers']) {
    await test.step(path, async () => {
      await visit(page, path);
      await openSearch(page);
      await searchFor(page, 'initialize trpc');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/docs/server/routers#initialize-trpc');
      await expect.poll(() => highlighted(page, 'found-section')).toEqual(['Initialize tRPC']);
      expect(await highlighted(page, 'found-words')).toContain('initTRPC');
      const heading = page.locator('#initialize-trpc');
      expect(await tintOf(heading, 'found-section')).not.toBe(NO_TINT);
      expect(await tintOf(heading, 'found-words')).not.toBe(NO_TINT);
      // Only for a moment.
      await expect.poll(() => highlighted(page, 'found-words'), { timeout: 10_000 }).toEqual([]);
    });
  }
});

test('[S5] before a query the pages of the section and those viewed last are offered', async ({
  page,
}) => {
  await visit(page, '/pricing');
  await visit(page, '/docs/server/routers');
  const { dialog, active } = await openSearch(page);
  const section = dialog.getByRole('rowgroup', { name: 'In this section' });
  const viewed = dialog.getByRole('rowgroup', { name: 'Last viewed' });
  await expect(section.getByRole('link').first()).toHaveAttribute(
    'href',
    '/docs/server/procedures',
  );
  await expect(section.getByRole('link')).toHaveCount(5);
  await expect(viewed.getByRole('link')).toHaveCount(1);
  await expect(viewed.getByRole('link')).toHaveAttribute('href', '/pricing');
  await expect(active).toContainText('Define procedures');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pricing');
});

for (const theme of ['light', 'dark'] as const) {
  test(`the preview is accessible: ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/docs/quickstart');
    await openSearch(page);
    const found: string[] = [];
    for (const query of ['initialize trpc', 'httpBatchLink', 'TS2742']) {
      await searchFor(page, query);
      await expect(preview(page)).toBeVisible();
      found.push(...(await violations(page)));
    }
    expect(found).toEqual([]);
  });
}

test('[S7] without a network a hit that is not here says so, keeps the page and is not recent', async ({
  page,
  context,
  watch,
}) => {
  watch.expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await visit(page, '/docs/quickstart');
  const { dialog, recent, field } = await openSearch(page);
  await searchFor(page, 'initialize trpc');
  await expect(preview(page).locator('pre')).toBeVisible();
  await context.setOffline(true);
  await searchFor(page, 'subscription');
  await page.keyboard.press('Enter');
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('There is no network');
  await expect(page).toHaveURL('/docs/quickstart');
  // It is about that hit.
  await page.keyboard.press('ArrowDown');
  await expect(alert).toBeHidden();
  await field.fill('');
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  // This hit's page was loaded ahead.
  await searchFor(page, 'initialize trpc');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/server/routers#initialize-trpc');
  await expect.poll(() => highlighted(page, 'found-section')).toEqual(['Initialize tRPC']);
  await openSearch(page);
  await field.fill('');
  await expect(recent.getByRole('link')).toHaveText([/Initialize tRPC/]);
  await context.setOffline(false);
});

test('[S7] without a network and before the other parts of the dialog, a hit that is not here says so', async ({
  page,
  context,
  watch,
}) => {
  watch.expectErrors(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported/);
  await page.route('**/assets/search-extras-*.js', (route) => route.abort());
  await visit(page, '/docs/quickstart');
  const { dialog, results } = await openSearch(page);
  await searchFor(page, 'subscription');
  await context.setOffline(true);
  const alert = dialog.getByRole('alert');
  await results.first().click();
  await expect(alert).toContainText('There is no network');
  await page.keyboard.press('ArrowDown');
  await expect(alert).toBeHidden();
  await dialog.getByRole('link', { name: 'See all' }).click();
  await expect(alert).toContainText('There is no network');
  await expect(page).toHaveURL('/docs/quickstart');
  await context.setOffline(false);
});

test('[P7] the page of results loads its manifest once, with the first things it needs', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/search?q=router');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results/);
  expect(asked.filter((path) => path === '/search/manifest.json')).toHaveLength(1);
});
