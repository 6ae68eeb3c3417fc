import { expect, type Page } from '@playwright/test';
import { test, visit } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /menu|navigation/i });
const menu = (page: Page) => page.getByRole('dialog');

async function open(page: Page) {
  await visit(page, '/docs/quickstart');
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
}

test('[L9] at 996 pixels the menu takes the place of the bar’s links, above it does not', async ({
  page,
}) => {
  const link = page.getByRole('banner').getByRole('link', { name: 'Quickstart' });
  await page.setViewportSize({ width: 996, height: 800 });
  await visit(page, '/docs');
  await expect(opener(page)).toBeVisible();
  await expect(link).toBeHidden();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(opener(page)).toBeHidden();
  await expect(link).toBeVisible();
});

test('[L9] Escape closes the menu and the focus returns', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('[L9] the menu closes when the window grows past 996 pixels', async ({ page }) => {
  await open(page);
  await page.setViewportSize({ width: 1100, height: 844 });
  await expect(menu(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu(page)).toBeHidden();
});

test('[L9] the menu closes on navigation', async ({ page }) => {
  await open(page);
  await menu(page).getByRole('link', { name: 'Concepts' }).click();
  await expect(page).toHaveURL('/docs/concepts');
  await expect(menu(page)).toBeHidden();
});

test('[L9] the focus stays in the menu', async ({ page }) => {
  await open(page);
  for (const key of ['Tab', 'Shift+Tab']) {
    const walked: boolean[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press(key);
      walked.push(
        await page.evaluate(() => {
          const active = document.activeElement;
          // The browser's own toolbar is a stop too: then nothing on the page has the focus.
          return active === document.body || active?.closest('dialog, [role=dialog]') !== null;
        }),
      );
    }
    expect(walked).not.toContain(false);
  }
});

test('[L9] the page behind does not scroll while the menu is open', async ({ page }) => {
  await open(page);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(380, 600);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('[L9] the menu has the contents of the docs and what the bar has', async ({ page }) => {
  await open(page);
  const link = (name: string) => menu(page).getByRole('link', { name, exact: true });
  await expect(link('Quickstart')).toHaveAttribute('aria-current', 'page');
  await menu(page)
    .getByRole('button', { name: /main menu/ })
    .click();
  await expect(link('Using Next.js')).toHaveAttribute('href', '/docs/client/nextjs');
  await expect(link('Source code on GitHub')).toHaveAttribute(
    'href',
    'https://github.com/trpc/trpc',
  );
  await expect(link('10.x')).toHaveAttribute('href', '/docs/v10/quickstart');
  await menu(page).getByRole('button', { name: /docs/i }).click();
  await expect(link('Concepts')).toBeVisible();
});

test('[D9] a version chosen in the menu is remembered as one chosen in the bar', async ({
  page,
}) => {
  await open(page);
  await menu(page)
    .getByRole('button', { name: /main menu/ })
    .click();
  await menu(page).getByRole('link', { name: '10.x' }).click();
  await expect(page).toHaveURL('/docs/v10/quickstart');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
    .toBe('10.x');
});

test('only a modal dialog holds the page below it still', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await page.evaluate(() => {
    const notice = document.createElement('dialog');
    document.body.append(notice);
    notice.show();
  });
  expect(await overflow()).toBe('visible');
  await page.evaluate(() => {
    const notice = document.querySelector<HTMLDialogElement>('body > dialog');
    notice?.close();
    notice?.showModal();
  });
  expect(await overflow()).toBe('hidden');
});
