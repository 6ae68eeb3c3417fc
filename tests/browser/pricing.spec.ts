import { expect } from '@playwright/test';
import { test, visit } from '../support/test.ts';

test('[P6] the tiers say what they cost and lead to where they can be had', async ({ page }) => {
  await visit(page, '/docs/community/sponsors');
  await page.getByRole('main').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pricing');
  await expect(main).toContainText('$500 a month');
  // Monthly items say so; a question contains the price for a year.
  await expect(main.getByRole('list').first()).not.toContainText('year');
  await expect(main.getByText('$4,500 a year')).toBeHidden();
  await main.getByText('paid by the year').click();
  await expect(main.getByText('$4,500 a year')).toBeVisible();
  for (const [name, href] of [
    ['Donate', 'https://trpc.io/sponsor'],
    ['Buy Pro', '/buy/tier-pro'],
    ['Contact sales', 'mailto:sales@trpc.io'],
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

test.describe('on a fast network', () => {
  test.use({ fetchesAhead: true });

  test('[R6] nothing is fetched ahead where a tier leads to another site', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, '/pricing');
    await page.getByRole('main').getByRole('link', { name: 'Buy Pro' }).hover();
    // What is in view is asked for: links of the page's text, and this one, were it a page.
    await page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true }).hover();
    await expect.poll(() => asked.filter((path) => path.endsWith('payload.txt'))).not.toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/buy/'))).toEqual([]);
  });
});

test('[P6] what unfolds has one drawn arrow on every page, and none of the browser’s', async ({
  page,
}) => {
  for (const path of ['/pricing', '/docs/typedoc/client/httpBatchLink', '/docs/faq']) {
    await visit(page, path);
    const arrows = await page.locator('main summary').evaluateAll((summaries) =>
      summaries.map((summary) => {
        const drawn = getComputedStyle(summary, '::before').content !== 'none';
        const icon = summary.querySelector('svg') !== null;
        return [getComputedStyle(summary).listStyleType, Number(drawn) + Number(icon)].join(' ');
      }),
    );
    expect(arrows.length, path).toBeGreaterThan(0);
    expect(new Set(arrows), path).toEqual(new Set(['none 1']));
  }
});
