import { expect } from '@playwright/test';
import { test, visit } from '../support/test.ts';

test('after navigation the new title is announced and the focus starts at the page', async ({
  page,
}) => {
  await visit(page, '/docs');
  const announcement = page.locator('[aria-live=polite].route-announcement');
  await expect(announcement).toHaveText('');
  const link = page.getByRole('banner').getByRole('link', { name: 'Quickstart' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/quickstart');
  await expect(announcement).toHaveText('Quickstart | tRPC');
  await expect(page).toHaveTitle('Quickstart | tRPC');
  // The next Tab starts at the top of the page and not somewhere on the old one.
  await page.keyboard.press('Tab');
  const place = await page.evaluate(() => {
    const links = [...document.querySelectorAll('a[href], button, summary, input, [tabindex="0"]')];
    return document.activeElement ? links.indexOf(document.activeElement) : -1;
  });
  const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(place === 0 || inMain).toBe(true);
});

for (const path of ['/', '/docs/quickstart', '/blog']) {
  test(`${path} can be walked with the keyboard, and the focus is always seen`, async ({
    page,
    watch,
  }) => {
    // The focus prefetches pages; the build already checks that every link has a target.
    watch.expectErrors(/payload\.txt/);
    await visit(page, path);
    const seen = new Set<string>();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(async () => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        // The browser scrolls it into view with the next frame.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        const box = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const hasOutline =
          style.outlineStyle !== 'none' &&
          Number.parseFloat(style.outlineWidth) > 0 &&
          style.outlineColor !== 'rgba(0, 0, 0, 0)';
        const onScreen =
          box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
        return {
          html: element.outerHTML.slice(0, 160),
          visible: box.width > 0 && box.height > 0 && onScreen,
          marked: hasOutline || style.boxShadow !== 'none',
        };
      });
      if (!focus) break;
      seen.add(focus.html);
      expect(focus, focus.html).toMatchObject({ visible: true, marked: true });
    }
    expect(seen.size).toBeGreaterThan(10);
  });
}

test('the cards of a category show the focus', async ({ page }) => {
  await visit(page, '/docs/server');
  const card = page.getByRole('main').getByRole('link', { name: /^Define routers/ });
  await page.keyboard.press('Tab');
  await card.focus();
  await expect(card).toHaveCSS('outline-width', '2px');
  await expect(card).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
});
