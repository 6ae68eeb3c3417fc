import { expect, type Page } from '@playwright/test';
import { test, visit } from '../support/test.ts';

test.use({ siteName: 'long-pages' });

/** Opens a category and returns the duration of its animations, in milliseconds. */
async function openingTimes(page: Page, name: string): Promise<number[]> {
  await page.evaluate(() => {
    // Recorded for the test, because an animation may be over before it can look.
    const times: number[] = [];
    Object.assign(window, { collapseTimes: times });
    const note = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect)) continue;
        const isHeight = effect
          .getKeyframes()
          .some((frame) => 'height' in frame || 'blockSize' in frame);
        if (isHeight) times.push(Number(effect.getComputedTiming().duration));
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page
    .getByRole('button', { name: new RegExp(`\\b${name}\\b`) })
    .or(page.locator('summary', { hasText: name }))
    .first()
    .click();
  const times = () =>
    page.evaluate(() => (window as unknown as { collapseTimes: number[] }).collapseTimes);
  await expect.poll(async () => (await times()).length).toBeGreaterThan(0);
  return [...new Set(await times())];
}

test('[T5] the more there is to open, the longer it takes', async ({ page }) => {
  await visit(page, '/docs');
  const short = Math.max(...(await openingTimes(page, 'Listed')));
  const long = Math.max(...(await openingTimes(page, 'Many')));
  expect(short).toBeGreaterThan(1);
  expect(long).toBeGreaterThan(short);
});

test('[T5] with reduced motion it takes one millisecond', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/docs');
  expect(await openingTimes(page, 'Many')).toEqual([1]);
});
