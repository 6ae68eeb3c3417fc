import type { Locator, Page } from '@playwright/test';
import { openSearch, searchFor } from '../support/search-box.ts';
import { samplePages } from '../support/site-routes.ts';
import { expect, test, visit } from '../support/test.ts';

interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A phone with rounded corners, a camera in its upper edge and a gesture bar at its lower one. */
const positions: Record<string, { viewport: { width: number; height: number }; insets: Insets }> = {
  upright: {
    viewport: { width: 390, height: 844 },
    insets: { top: 59, right: 0, bottom: 34, left: 0 },
  },
  'turned to the left': {
    viewport: { width: 844, height: 390 },
    insets: { top: 0, right: 0, bottom: 21, left: 59 },
  },
  'turned to the right': {
    viewport: { width: 844, height: 390 },
    insets: { top: 0, right: 59, bottom: 21, left: 0 },
  },
};

/** Makes the browser report screen areas that are hidden or covered. */
async function simulateInsets(options: { page: Page; insets: Insets }): Promise<void> {
  const { page, insets } = options;
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** Text and controls of a part that are inside the areas with these edges. */
const inTheAreas = (options: { part: Locator; insets: Insets; edges: (keyof Insets)[] }) =>
  options.part.evaluate(
    (root, { insets, edges }) => {
      const beyond: Record<keyof Insets, (box: DOMRect) => boolean> = {
        top: (box) => box.top < insets.top - 0.5,
        right: (box) => box.right > innerWidth - insets.right + 0.5,
        bottom: (box) => box.bottom > innerHeight - insets.bottom + 0.5,
        left: (box) => box.left < insets.left - 0.5,
      };
      /** The part of a box that lists that scroll let through. */
      const inLists = (element: Element): DOMRect => {
        let { x, width, top, bottom } = element.getBoundingClientRect();
        for (let list = element.parentElement; list && list !== root; list = list.parentElement) {
          if (getComputedStyle(list).overflowY === 'visible') continue;
          const around = list.getBoundingClientRect();
          top = Math.max(top, around.top);
          bottom = Math.min(bottom, around.bottom);
        }
        return new DOMRect(x, top, width, Math.max(0, bottom - top));
      };
      // Code scrolls inside its box, so the box is checked.
      const shown = [
        ...root.querySelectorAll('a, button, input, select, p, li, h1, h2, h3, figure'),
      ];
      return shown
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('.visually-hidden, pre'))
        .flatMap((element) => {
          const box = inLists(element);
          // Completely outside the window, like the skip link, or scrolled away.
          if (box.bottom <= 0 || box.top >= innerHeight || box.width <= 1 || box.height === 0) {
            return [];
          }
          const broken = edges.filter((edge) => beyond[edge](box));
          return broken.map((edge) => `${edge}: ${element.outerHTML.slice(0, 80)}`);
        });
    },
    { insets: options.insets, edges: options.edges },
  );

for (const [name, { viewport, insets }] of Object.entries(positions)) {
  test.describe(`a phone ${name}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test.beforeEach(async ({ page }) => {
      // A menu that is sliding in covers an area for a moment.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await simulateInsets({ page, insets });
    });

    test('pages keep out of the areas of the screen that are not free', async ({ page, watch }) => {
      watch.expectErrors(/404/);
      test.setTimeout(90_000);
      const found: Record<string, string[]> = {};
      for (const [kind, path] of Object.entries({ ...samplePages, playground: '/playground' })) {
        await visit(page, path);
        // Its controls take the place of its heading.
        if (kind === 'playground')
          await expect(page.getByRole('button', { name: 'Run' })).toBeVisible();
        const banner = page.getByRole('banner');
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        const outside = await inTheAreas({
          part: page.locator('body'),
          insets,
          edges: ['left', 'right'],
        });
        outside.push(...(await inTheAreas({ part: banner, insets, edges: ['top'] })));
        await page.evaluate(() =>
          window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
        );
        const foot = page.getByRole('contentinfo');
        outside.push(
          ...(await inTheAreas({ part: foot, insets, edges: ['left', 'right', 'bottom'] })),
        );
        if (outside.length > 0) found[kind] = outside;
      }
      expect(found).toEqual({});
    });

    test('menu, search, skip link and the way back to the top keep out of them too', async ({
      page,
    }) => {
      const edges: (keyof Insets)[] = ['top', 'right', 'bottom', 'left'];
      await visit(page, '/docs/quickstart');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      await skip.focus();
      await expect(skip).toBeInViewport({ ratio: 1 });
      const { x, y } = (await skip.boundingBox()) ?? { x: 0, y: 0 };
      expect(x).toBeGreaterThanOrEqual(insets.left);
      expect(y).toBeGreaterThanOrEqual(insets.top);
      await page.getByRole('button', { name: 'Open the menu' }).tap();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('link', { name: 'Concepts' })).toBeVisible();
      expect(await inTheAreas({ part: menu, insets, edges: ['left', 'right'] })).toEqual([]);
      const close = menu.getByRole('button', { name: 'Close the menu' });
      const { y: top } = (await close.boundingBox()) ?? { y: 0 };
      expect(top).toBeGreaterThanOrEqual(insets.top);
      const last = menu.getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await menu.evaluate((element) =>
        element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }),
      );
      const end = await last.boundingBox();
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(
        viewport.height - insets.bottom,
      );
      await close.tap();
      const { dialog } = await openSearch(page);
      expect(await inTheAreas({ part: dialog, insets, edges })).toEqual([]);
      const { results } = await searchFor(page, 'context');
      await expect(results.first()).toBeVisible();
      expect(await inTheAreas({ part: dialog, insets, edges })).toEqual([]);
    });
  });
}
