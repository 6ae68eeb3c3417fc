import { expect, type Page } from '@playwright/test';
import { test, visit } from '../support/test.ts';

test.use({ siteName: 'long-pages' });

const root = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const toggle = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /theme|mode|colou?r/i });

for (const scheme of ['light', 'dark'] as const) {
  test(`[T1] with nothing stored, the system’s ${scheme} is shown and not stored`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await visit(page, '/docs');
    await expect(root(page)).toHaveAttribute('data-theme', scheme);
    expect(await stored(page)).toBeNull();
  });
}

test('[T1] a stored theme is on the root element before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  // Only inline code runs; external files load late.
  await page.route('**/assets/*.js', () => {});
  await page.goto('/docs', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  const first = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(first);
});

test('[T1] what is stored and no theme is ignored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'sepia'));
  await visit(page, '/docs');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('[T1] the choice is stored and holds on the next page and visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/docs');
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page)).toBe('dark');
  await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
  await expect(page).toHaveURL('/docs/second');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});

test('[T2] when the system changes, the new theme is set and saved', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/docs');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => stored(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => stored(page)).toBe('light');
});

test('[T2] other tabs follow', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/docs');
  await visit(other, '/docs/second');
  await toggle(page).click();
  await expect(root(other)).toHaveAttribute('data-theme', 'dark');
});

test('[T3] code is in the page once and has the colors of the theme', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('theme')) localStorage.setItem('theme', 'light');
  });
  await visit(page, '/docs/listed/one');
  const code = page.locator('pre', { hasText: 'answer' });
  await expect(code).toHaveCount(1);
  const look = () =>
    code.evaluate((block) => {
      const keyword = block.querySelector('span.k');
      return { ground: groundOf(block), ink: keyword && getComputedStyle(keyword).color };
      function groundOf(element: Element | null): string {
        if (!element) return '';
        const { backgroundColor } = getComputedStyle(element);
        return backgroundColor === 'rgba(0, 0, 0, 0)'
          ? groundOf(element.parentElement)
          : backgroundColor;
      }
    });
  const light = await look();
  expect(light.ink).toBeTruthy();
  await toggle(page).click();
  await expect.poll(async () => (await look()).ground).not.toBe(light.ground);
  await expect.poll(async () => (await look()).ink).not.toBe(light.ink);
});

test('forced colours keep the page readable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/docs/listed/one');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('pre', { hasText: 'answer' })).toBeVisible();
});

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`[T1] the themes fade into each other once a press, with ${motion} of motion`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: motion });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const { dataset } = document.documentElement;
        dataset.fades = `${dataset.fades ?? ''}x`;
        const transition = start(change);
        const read = () => {
          const picture = '::view-transition-group(root)';
          dataset.duration = getComputedStyle(document.documentElement, picture).animationDuration;
        };
        // Another press skips it.
        transition.ready.then(read, () => {});
        return transition;
      };
    });
    await visit(page, '/docs');
    // A press during a fade skips the rest of it.
    for (const theme of ['dark', 'light', 'dark']) {
      await toggle(page).click();
      await expect(root(page)).toHaveAttribute('data-theme', theme);
      expect(await stored(page)).toBe(theme);
    }
    if (motion === 'reduce') await expect(root(page)).not.toHaveAttribute('data-fades');
    else {
      await expect(root(page)).toHaveAttribute('data-fades', 'xxx');
      await expect(root(page), 'shorter than 220 ms').toHaveAttribute('data-duration', '0.14s');
    }
  });
}
