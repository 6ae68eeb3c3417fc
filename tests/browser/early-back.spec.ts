import { expect } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { follow, test, visit } from '../support/test.ts';

test.use({ siteName: 'offline' });

for (const { when, to, held } of [
  { when: 'before any script runs', to: '/docs/server/routers', held: '**/assets/app-*.js' },
  { when: 'before it is hydrated', to: '/search', held: '**/assets/search-*.js' },
]) {
  test(`[R2] Back from a reloaded page shows the page of its address, ${when}`, async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await visit(page, '/docs');
    const first = String(await heading.textContent());
    await follow(page, to);
    await expect(page).toHaveURL(to);
    await expect(heading).not.toHaveText(first);
    const letThrough = await holdBack(page, [held]);
    const asked = page.waitForRequest(held);
    await page.reload({ waitUntil: 'commit' });
    await asked;
    await expect(heading).not.toHaveText(first);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/docs');
    letThrough();
    await expect(heading).toHaveText(first);
  });
}
