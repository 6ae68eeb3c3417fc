import { expect } from '@playwright/test';
import { highlighted, openSearch, searchBox, searchFor } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

for (const [name, width] of [
  ['a phone', 390],
  ['a large screen', 1280],
] as const) {
  test(`[S4] an error message leads to its row, which is marked, on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { recent, field } = searchBox(page);
    const message = 'Input is too big for a single dispatch';
    const row = page.locator('main td').filter({ hasText: message });
    const expectRow = async () => {
      await expect(page).toHaveURL('/docs/error-decoder#client');
      await expect.poll(() => highlighted(page, 'found-words')).toEqual([message]);
      await expect(row.first()).toBeInViewport({ ratio: 1 });
    };
    // From another page, on the page itself, and at its very address.
    for (const start of ['/docs/quickstart', '/docs/error-decoder', undefined]) {
      await test.step(start ?? 'the same address', async () => {
        if (start) await visit(page, start);
        else await page.evaluate(() => scrollTo(0, 0));
        await openSearch(page);
        const { active } = await searchFor(page, message);
        await expect(active).toContainText(message);
        await page.keyboard.press('Enter');
        await expectRow();
      });
    }
    await visit(page, '/docs/quickstart');
    await openSearch(page);
    await field.fill('');
    await recent.getByRole('link').click();
    await expectRow();
  });
}

test('[S4] messages in several pieces, and with backticks, lead to their rows too', async ({
  page,
}) => {
  for (const message of [
    'Reserved words used in `router({})` call: then',
    'You must define a transformer on your your `initTRPC`-object first',
  ]) {
    await test.step(message, async () => {
      await visit(page, '/docs/quickstart');
      await openSearch(page);
      const { active } = await searchFor(page, message);
      await expect(active).toContainText(message.replaceAll('`', ''));
      await page.keyboard.press('Enter');
      await expect
        .poll(async () => (await highlighted(page, 'found-words')).join())
        .toContain(message);
      const row = page.locator('main td').filter({ hasText: message }).first();
      await expect(row).toBeInViewport({ ratio: 1 });
    });
  }
});
