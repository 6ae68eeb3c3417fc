import { expect, type Page } from '@playwright/test';
import { test, visit } from '../support/test.ts';

test.use({ siteName: 'long-pages' });

const bar = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Long' });

test('[L3] the bar hides on the way down and shows on the way up', async ({ page }) => {
  await visit(page, '/docs');
  await expect(bar(page)).toBeInViewport();
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 900);
  await expect(bar(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(bar(page)).toBeInViewport();
});

test('[L3] a focused element of the bar is never hidden', async ({ page }) => {
  await visit(page, '/docs');
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 900);
  await expect(bar(page)).not.toBeInViewport();
  await bar(page).focus();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
});

test('[L3] the target of an anchor is never below the bar', async ({ page }) => {
  await visit(page, '/docs#section-four');
  const heading = page.getByRole('heading', { name: 'Section Four' });
  await expect(heading).toBeInViewport();
  // Scrolling up shows the bar; then the test follows an anchor.
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 600);
  await expect(bar(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(bar(page)).toBeInViewport();
  await page.evaluate(() => {
    location.hash = '#section-two';
  });
  const target = page.getByRole('heading', { name: 'Section Two' });
  await expect(target).toBeInViewport();
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + 4, box.top + box.height / 2);
        return element.contains(top);
      }),
    )
    .toBe(true);
});

test('[L3] what is focused by keyboard is never below the bar', async ({ page }) => {
  await visit(page, '/docs/second');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const covered = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const box = element.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return top && (element.contains(top) || top.contains(element))
        ? undefined
        : element.outerHTML;
    });
    expect(covered).toBeUndefined();
  }
});
