import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { pagesWithEveryPlace } from '../support/places.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { answerSocialWidget, test, visit } from '../support/test.ts';

/** So that no worker is left alone with a long test. */
const PARTS = 4;

/*
 * All of a page in all four ways would take five times as long as there is. But a thousand pages are drawn by a few views:
 * those that have together each element in each of its surroundings are looked at in all ways, where they are new.
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
    const choices = all.filter((_, index) => index % PARTS === part);
    test.setTimeout(60_000 + 25_000 * choices.length);
    const found: string[] = [];
    for (const { path, selectors = [] } of choices) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(page, path);
      // A script may have changed the page since it was written: then it is looked at as a whole.
      const isThere = await page.evaluate(
        (all) => all.length > 0 && all.every((selector) => document.querySelector(selector)),
        selectors,
      );
      const places = isThere ? { within: selectors } : {};
      found.push(...(await violations(page, places)));
      await page.setViewportSize({ width: 390, height: 800 });
      found.push(...(await violations(page, places)));
      await darken(page);
      found.push(...(await violations(page, { ...places, rules: 'colors' })));
      await page.setViewportSize({ width: 1280, height: 800 });
      found.push(...(await violations(page, { ...places, rules: 'colors' })));
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
 * What only the words of a page can do, such as a link whose text says too little: the text of every page, without
 * the frame that they share. The reference is made from comments in code, by views that are among the pages above.
 */
for (let part = 0; part < PARTS; part++) {
  test(`the words of all pages are accessible: part ${part + 1} of ${PARTS}`, async ({
    page,
    served,
  }) => {
    const routes = (await siteRoutes(served)).filter((path) => !/\/typedoc(\/|$)/.test(path));
    const files = [...routes.map((path) => join(path, 'index.html')), '404.html'];
    const chosen = files.filter((_, index) => index % PARTS === part);
    expect(chosen.length).toBeGreaterThan(50);
    test.setTimeout(60_000 + 4_000 * chosen.length);
    await page.setContent('<!doctype html><html lang="en">');
    const found: string[] = [];
    for (const file of chosen) {
      await showWords(page, await readFile(join(served.dir, file), 'utf8'));
      for (const fault of await violations(page, { rules: 'words' }))
        found.push(`${file} ${fault}`);
    }
    expect(found).toEqual([]);
  });
}

/**
 * Shows only the title and the main part of a page, without scripts, sheets and samples: axe has a few hundred elements to
 * look at instead of thousands.
 */
async function showWords(page: Page, html: string): Promise<void> {
  await page.evaluate((text) => {
    const written = new DOMParser().parseFromString(text, 'text/html');
    const main = written.querySelector('main');
    if (!main) throw new Error('The page has no main part.');
    for (const element of main.querySelectorAll('script, style, link, pre > code'))
      element.remove();
    document.title = written.title;
    document.body.replaceChildren(main);
  }, html);
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
