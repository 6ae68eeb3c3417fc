import { expect, test, visit } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  // The width of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
});

test('on paper nothing lies over the text, and nothing is there to click', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  await expect(page.getByText('Skip to main content')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('on paper no line of code is cut off', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('pre')]
      .filter((block) => block.checkVisibility() && block.scrollWidth > block.clientWidth)
      .map((block) => block.textContent?.slice(0, 40)),
  );
  expect(cut).toEqual([]);
});

test('the first sheet names title, version and date', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.getByText('Version: 11.x')).toBeVisible();
  const date = page.getByText(/^Last updated on \w+ \d+, \d{4}$/);
  const [top, title] = [await date.boundingBox(), await heading.boundingBox()];
  expect(top?.y, 'the date is above the end of the title').toBeLessThan(title?.y ?? 0);
});
