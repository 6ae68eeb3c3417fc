import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { test as faultyTest, open } from '../support/faulty-site.ts';
import { holdBack } from '../support/hold-back.ts';
import { fileTab, network, output, problems, START } from '../support/playground-page.ts';
import { drawn, expect, follow, test, visit } from '../support/test.ts';

test.setTimeout(90_000);

const runLink = (page: Page) => page.getByRole('link', { name: 'Run this sample' }).first();
const drawer = (page: Page) => page.getByRole('region', { name: 'Sample run' });

async function openDrawer(page: Page, path = '/docs/quickstart') {
  await visit(page, path);
  await runLink(page).click();
  await expect(page.getByText('Finished.', { exact: true })).toBeVisible(START);
}

test('[P1] a sample runs at once, on its own page, and Escape returns to it', async ({ page }) => {
  await openDrawer(page);
  await expect(page).toHaveURL('/docs/quickstart');
  await expect(drawer(page)).toBeFocused();
  await expect(output(page)).toContainText('Added:');
  await expect(network(page).getByRole('listitem').first()).toContainText('200');

  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(page.getByText('Finished.', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(runLink(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(output(page)).toContainText('Added:', START);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(runLink(page)).toBeFocused();
});

test('[P1] a sample with several files on the page opens one drawer', async ({ page }) => {
  await openDrawer(page, '/docs/server/error-formatting');
  expect(await page.locator('[data-run]').count(), 'each file has its own link').toBeGreaterThan(1);
  await runLink(page).click();
  await expect(output(page)).toContainText('Which loaf?', START);
  await expect(drawer(page)).toHaveCount(1);
});

for (const [path, line] of [
  ['retryLink', 'Fog, clearing by noon'],
  ['httpSubscriptionLink', '12.5'],
] as const) {
  test(`the run of ${path} has something to show`, async ({ page }) => {
    await visit(page, `/docs/client/links/${path}`);
    await runLink(page).click();
    await expect(output(page)).toContainText(line, START);
    await expect(network(page)).not.toContainText('failed');
  });
}

test('[P1] focus stays in the drawer when a run is stopped', async ({ page }) => {
  await visit(page, '/docs/server/subscriptions');
  await runLink(page).click();
  await page.getByRole('button', { name: 'Stop' }).press('Enter', START);
  await expect(page.getByText('Stopped.', { exact: true })).toBeVisible();
  await expect(drawer(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the run of a sample: ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await openDrawer(page);
      expect(await violations(page)).toEqual([]);

      const top = (await drawer(page).boundingBox())?.y ?? 0;
      const block = page.locator('[data-code-block]').filter({ has: runLink(page) });
      const { y = 0, height: own = 0 } = (await block.boundingBox()) ?? {};
      expect(y + own, 'the code ends above its output').toBeLessThanOrEqual(top);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const footer = await page.getByRole('contentinfo').boundingBox();
      expect((footer?.y ?? 0) + (footer?.height ?? 0), 'so does the page').toBeLessThanOrEqual(
        top + 1,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}

test('at a zoom of 400 %, there is room for the output', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openDrawer(page);
  const results = await drawer(page).locator('> :last-child').boundingBox();
  expect(results?.height).toBeGreaterThan(90);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('[P1] a click with Ctrl, and the link in the drawer, open the sample in the playground', async ({
  page,
  context,
}) => {
  await visit(page, '/docs/quickstart');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    runLink(page).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(/\/playground\?sample=\/docs\/quickstart\/\d+$/);
  await tab.close();
  await expect(drawer(page)).toHaveCount(0);

  await runLink(page).click();
  await page.getByRole('link', { name: 'Edit in the playground' }).click();
  await expect(page.getByText('This is a sample of /docs/quickstart.')).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
  await expect(problems(page)).toContainText('TypeScript finds no errors.', START);
});

test('[P1] the run of a sample ends with its page, and is not printed', async ({ page }) => {
  await openDrawer(page);
  await page.emulateMedia({ media: 'print' });
  await expect(drawer(page)).toBeHidden();
  const room = page.evaluate(() => getComputedStyle(document.documentElement).paddingBottom);
  expect(await room, 'no room is left for it').toBe('0px');
  await page.emulateMedia({ media: 'screen' });
  await expect(drawer(page)).toBeVisible();
  await follow(page, '/docs/concepts');
  await expect(page.getByRole('heading', { level: 1, name: 'Concepts' })).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
});

test('[P1] a run that loads late leaves a reader alone who has scrolled on', async ({ page }) => {
  const release = await holdBack(page, ['**/samples.json']);
  await visit(page, '/docs/quickstart');
  await runLink(page).click();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(runLink(page)).not.toBeInViewport();
  release();
  await expect(page.getByText('Finished.', { exact: true })).toBeVisible(START);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(drawer(page)).not.toBeFocused();
});

faultyTest(
  '[E2] if the drawer does not load, the sample opens in the playground; a run can be retried',
  async ({ page, site, crashes }) => {
    await open(page, site, '/docs/quickstart');
    site.break(/load-drawer-.*\.js/, 'status 404');
    await runLink(page).click();
    await expect(page).toHaveURL(/\/playground\?sample=/);
    await expect(fileTab(page, 'client.ts').or(output(page)).first()).toBeVisible();

    await open(page, site, '/docs/quickstart');
    site.break(/playground-compiler-/, 'status 404');
    await runLink(page).click();
    const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible(START);
    site.repair();
    await retry.click();
    await expect(output(page)).toContainText('Added:', START);
    expect(crashes).toEqual([]);
  },
);

test('[P1] [E2] without a network, a sample says so in its place, and runs once there is one', async ({
  page,
  context,
  watch,
}) => {
  watch.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/docs/quickstart');
  await context.setOffline(true);
  await runLink(page).click();
  const block = page.locator('[data-code-block]').filter({ has: runLink(page) });
  const alert = block.getByRole('alert');
  await expect(alert).toContainText('need a network');
  await expect(page).toHaveURL('/docs/quickstart');
  expect(await violations(page)).toEqual([]);
  await expect(runLink(page)).not.toHaveAttribute('aria-busy');

  await context.setOffline(false);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(output(page)).toContainText('Added:', START);
  await expect(alert).toHaveCount(0);
});

faultyTest(
  '[P1] a run whose page was left while it loaded goes nowhere',
  async ({ page, site }) => {
    await open(page, site, '/docs/quickstart');
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/samples.json', async (route) => {
      await held;
      await route.abort();
    });
    const requested = page.waitForRequest('**/samples.json');
    await runLink(page).click();
    await requested;
    await follow(page, '/docs/concepts');
    await expect(page).toHaveURL(/\/docs\/concepts$/);
    const failed = page.waitForEvent('requestfailed');
    fail();
    await failed;
    await expect(page.getByRole('heading', { level: 1, name: 'Concepts' })).toBeVisible();
    await drawn(page);
    await expect(page).toHaveURL(/\/docs\/concepts$/);
  },
);
