import { expect } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { test, visit } from '../support/test.ts';

test('[P6] the tiers say what they cost and lead to where they can be had', async ({ page }) => {
  await visit(page, '/docs/community/sponsors');
  await page.getByRole('main').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pricing');
  await expect(main).toContainText('$500 a month');
  // What is sold by the month says so; a question has the price for a year.
  await expect(main.getByRole('list').first()).not.toContainText('year');
  await expect(main.getByText('$4,500 a year')).toBeHidden();
  await main.getByText('paid by the year').click();
  await expect(main.getByText('$4,500 a year')).toBeVisible();
  for (const [name, href] of [
    ['Donate', 'https://trpc.io/sponsor'],
    ['Buy Pro', '/buy/tier-pro'],
    ['Write to sales', 'mailto:sales@trpc.io'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('[P6] questions open by keyboard', async ({ page }) => {
  await visit(page, '/pricing');
  const question = page.locator('summary', { hasText: 'Do I have to pay' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The license is MIT')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`[P6] the page is accessible: ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/pricing');
      expect(await violations(page)).toEqual([]);
    });
  }
}
