import { expect, type Page } from '@playwright/test';
import { openSearch } from '../support/search-box.ts';
import { everyKindOfPage } from '../support/site-routes.ts';
import { test, visit } from '../support/test.ts';

/** Window sizes after zooming a 1280-pixel window, because zoom enlarges the CSS pixel. */
const zooms = { '400 %': { width: 320, height: 200 }, '200 %': { width: 640, height: 400 } };

/** Elements that extend beyond the window's edge, if the page scrolls sideways at all. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= limit) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > limit + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 5);
  });
}

for (const [kind, path] of Object.entries(everyKindOfPage)) {
  test(`${kind}: nobody scrolls sideways at 320 pixels, at 200 and 400 %`, async ({
    page,
    watch,
  }) => {
    watch.expectErrors(/404/);
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, path);
    expect(await tooWide(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const [zoom, size] of Object.entries(zooms)) {
      await page.setViewportSize(size);
      expect(await tooWide(page), zoom).toEqual([]);
      // Fixed elements leave most of the window to the text.
      const kept = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.getBoundingClientRect())
          .filter(({ bottom, top, width }) => bottom > 0 && top < 20 && width > innerWidth / 2)
          .reduce((height, box) => Math.max(height, box.bottom), 0),
      );
      expect(kept, zoom).toBeLessThan(size.height / 2);
    }
  });

  test(`${kind}: text can be set wider apart and nothing is cut off`, async ({ page, watch }) => {
    watch.expectErrors(/404/);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, path);
    const cut = await page.evaluate(() => {
      // A constructed style sheet, which the page's policy allows, with the values of WCAG 1.4.12.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-block-end: 2em !important }
      `);
      document.adoptedStyleSheets.push(sheet);
      return [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) =>
          [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
          ),
        )
        .filter((element) => {
          const { overflowX, overflowY } = getComputedStyle(element);
          const hidesX =
            /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
          const hidesY =
            /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
          // Text for screen readers only is invisible.
          return (hidesX || hidesY) && element.clientWidth > 1;
        })
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect(cut).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
  });
}

/** Records layout shifts on the page from now on. */
async function watchMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moving: string[] = [];
    Object.assign(window, { moving });
    const note = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect)) continue;
        const moves = effect
          .getKeyframes()
          .some((frame) =>
            [
              'transform',
              'translate',
              'scale',
              'rotate',
              'blockSize',
              'height',
              'offsetDistance',
              'strokeDashoffset',
            ].some((name) => name in frame),
          );
        if (moves && Number(effect.getComputedTiming().duration) > 1) {
          moving.push(effect.target?.outerHTML.slice(0, 120) ?? '');
        }
      }
      requestAnimationFrame(note);
    };
    note();
  });
}

const whatMoved = (page: Page) => page.evaluate(() => Reflect.get(window, 'moving'));

test('nothing moves for readers who ask for reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/docs/server/routers', '/search?q=router']) {
    await visit(page, path);
    await watchMotion(page);
    await page.mouse.wheel(0, 800);
    if (path.startsWith('/docs')) {
      await page
        .getByRole('navigation', { name: 'Docs', exact: true })
        .getByRole('button', { name: /Adapters/ })
        .click();
      await page.getByRole('banner').getByRole('link', { name: 'Quickstart' }).click();
      await expect(page).toHaveURL('/docs/quickstart');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
    }
    expect(await whatMoved(page)).toEqual([]);
  }
});

test('neither do the search and the menu of a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/docs/quickstart');
  await watchMotion(page);
  const { dialog } = await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Concepts' }).hover();
  expect(await whatMoved(page)).toEqual([]);
});

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
