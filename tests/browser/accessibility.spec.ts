import { expect, type Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { pagesWithEveryPlace } from '../support/places.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { answerSocialWidget, test, visit } from '../support/test.ts';

/** So that no worker is left alone with a long test. */
const PARTS = 4;

/*
 * All of a page in all four ways would take five times as long as there is. But a thousand pages are drawn by a few views:
 * those that have together each element in each of its surroundings are looked at in all ways.
 */

for (let part = 0; part < PARTS; part++) {
  test(`every place of all pages is accessible, both themes, wide and narrow: part ${part + 1} of ${PARTS}`, async ({
    page,
    served,
    watch,
  }) => {
    await answerSocialWidget({ page, watch });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    // To look for the pages takes a while.
    test.setTimeout(120_000);
    const all = await pagesWithEveryPlace(served);
    const paths = all.filter((_, index) => index % PARTS === part);
    test.setTimeout(60_000 + 25_000 * paths.length);
    const found: string[] = [];
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(page, path);
      found.push(...(await violations(page)));
      await page.setViewportSize({ width: 390, height: 800 });
      found.push(...(await violations(page)));
      await darken(page);
      found.push(...(await violations(page, { colorsOnly: true })));
      await page.setViewportSize({ width: 1280, height: 800 });
      found.push(...(await violations(page, { colorsOnly: true })));
    }
    expect(found).toEqual([]);
  });
}

/** Changes the theme of a page that is open; colors that fade are at their end. */
async function darken(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    for (const animation of document.getAnimations()) animation.finish();
  });
}

/*
 * What only the words of a page can do, such as a link whose text says too little: each other page of docs and blog as a
 * whole, in one of the ways. The reference is made from comments in code, by views that are among the pages above.
 */
const ways = (['light', 'dark'] as const).flatMap((theme) =>
  [1280, 390].map((width) => ({ theme, width })),
);

for (const [way, { theme, width }] of ways.entries()) {
  // In two parts, for the same reason.
  for (const part of [0, 1]) {
    const title = `each other page of docs and blog is accessible: ${theme}, ${width} px, part ${part + 1} of 2`;
    test(title, async ({ page, served, watch }) => {
      watch.expectErrors(/404/);
      await answerSocialWidget({ page, watch });
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      test.setTimeout(120_000);
      const above = new Set(await pagesWithEveryPlace(served));
      const routes = (await siteRoutes(served)).filter(
        (path) => !above.has(path) && !/\/typedoc(\/|$)/.test(path),
      );
      const chosen = routes.filter((_, index) => index % 4 === way);
      const paths = [...chosen, '/nothing-here'].filter((_, index) => index % 2 === part);
      test.setTimeout(60_000 + 8_000 * paths.length);
      const found: string[] = [];
      for (const path of paths) {
        await visit(page, path);
        found.push(...(await violations(page)));
      }
      expect(found).toEqual([]);
    });
  }
}

test('the open menu of a phone is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/docs/quickstart');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /menu|navigation/i })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('what a finger must hit on a phone is big enough', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/docs/quickstart');
  const small = await page
    .getByRole('banner')
    .locator('a, button, summary')
    .evaluateAll((targets) =>
      targets
        .map((target) => ({
          box: target.getBoundingClientRect(),
          html: target.outerHTML.slice(0, 120),
        }))
        .filter(({ box }) => box.width > 0 && (box.height < 40 || box.width < 40))
        .map(({ box, html }) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`),
    );
  expect(small).toEqual([]);
});
