import { expect } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { answerSocialWidget, test, visit } from '../support/test.ts';

const ways = (['light', 'dark'] as const).flatMap((theme) =>
  [1280, 390].map((width) => ({ theme, width })),
);

for (const [way, { theme, width }] of ways.entries()) {
  // In two parts, so that no worker is left alone with a long one.
  for (const part of [0, 1]) {
    const title = `every page is accessible: ${theme}, ${width} px, part ${part + 1} of 2`;
    test(title, async ({ page, served, watch }) => {
      watch.expectErrors(/404/);
      await answerSocialWidget({ page, watch });
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const routes = withoutMostOfApi(await siteRoutes(served));
      // Every page once in one of the four ways, and every tenth in all of them.
      const chosen = routes.filter((_, index) => index % 4 === way || index % 10 === 0);
      const paths = [...chosen, '/nothing-here'].filter((_, index) => index % 2 === part);
      test.setTimeout(20_000 + 8_000 * paths.length);
      const found: string[] = [];
      for (const path of paths) {
        await visit(page, path);
        found.push(...(await violations(page)));
      }
      expect(found).toEqual([]);
    });
  }
}

/** A thousand pages of the reference are drawn by three views: some of each are enough. */
function withoutMostOfApi(routes: string[]): string[] {
  const isApi = (path: string) => /\/typedoc(?:\/|$)/.test(path);
  return routes.filter((path, index) => !isApi(path) || index % 40 === 0);
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
