import { expect } from '@playwright/test';
import { samplePages } from '../support/site-routes.ts';
import { test, visit } from '../support/test.ts';

for (const [kind, path] of Object.entries(samplePages)) {
  test(`${kind}: 320 pixels are wide enough`, async ({ page, watch }) => {
    watch.expectErrors(/404/);
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, path);
    const wide = await page.evaluate(() => {
      const limit = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= limit) return [];
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > limit + 1)
        .map((element) => element.outerHTML.slice(0, 120))
        .slice(0, 5);
    });
    expect(wide).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('a page prints as text: no bars, no buttons, dark on white', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await visit(page, '/docs/quickstart');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header').first()).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Docs pages' })).toBeHidden();
  await expect(page.getByText('tRPC v11 is here!')).toBeHidden();
  const colours = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const light = (colour: string) => {
      if (!canvas) throw new Error('There is no canvas.');
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 765;
    };
    const paragraph = document.querySelector('main p');
    return {
      ground: light(getComputedStyle(document.body).backgroundColor),
      ink: paragraph ? light(getComputedStyle(paragraph).color) : 1,
    };
  });
  expect(colours.ground).toBeGreaterThan(0.95);
  expect(colours.ink).toBeLessThan(0.45);
});
