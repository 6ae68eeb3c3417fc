import { expect } from '@playwright/test';
import { hydrated, test } from '../support/test.ts';

test.use({ siteName: 'late-part' });

/** A promise that the test resolves. */
function createHold(): { released: Promise<void>; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}

test('[R5] a part that takes long shows a spinner after 200 ms, then itself', async ({ page }) => {
  const held = createHold();
  await page.route('**/part.txt', async (route) => {
    await held.released;
    await route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  const spinner = page.locator('[data-spinner]');
  const delay = await spinner.evaluate((element) => {
    const [appearing] = element.getAnimations();
    return appearing?.effect?.getTiming().delay;
  });
  expect(delay).toBe(200);
  await expect(spinner).toBeVisible();
  await expect(spinner).toHaveAttribute('aria-hidden', 'true');
  held.release();
  await expect(page.getByText('The part is here.')).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test('[R5] [E2] a part that fails shows the error and Retry, which loads it again', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/503/);
  let broken = true;
  const held = createHold();
  await page.route('**/part.txt', async (route) => {
    if (broken) return route.fulfill({ status: 503, body: '' });
    await held.released;
    return route.continue();
  });
  await page.goto('/');
  const box = page.getByRole('alert');
  await expect(box).toContainText('The part answered with status 503.');
  broken = false;
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(box).toHaveCount(0);
  await expect(page.locator('[data-spinner]')).toBeVisible();
  held.release();
  await expect(page.getByText('The part is here.')).toBeVisible();
});
