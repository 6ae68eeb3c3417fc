import { expect, type Page } from '@playwright/test';
import { REAL_SITE } from '../support/build-site.ts';
import { test, visit } from '../support/test.ts';

test.use({ siteName: 'long-pages' });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs', exact: true });
const toggle = (page: Page, name: string) =>
  sidebar(page).getByRole('button', { name: new RegExp(`\\b${name}\\b`) });

/** Records animations: their keyframes, and the pseudo-element, if any. */
async function watchAnimations(page: Page) {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { animated: seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const pseudo = typeof options === 'object' ? options.pseudoElement : undefined;
      const first = Array.isArray(frames) ? frames[0] : undefined;
      if (first) seen.push(`${this.textContent?.trim()} ${Object.keys(first)} ${pseudo ?? ''}`);
      return animate.call(this, frames, options);
    };
  });
}

const animated = (page: Page) =>
  page.evaluate(() => (window as unknown as { animated: string[] }).animated);

test('[D5] the wire slides to the page one goes to, in a category that was closed too', async ({
  page,
}) => {
  await visit(page, '/docs/outer/deep');
  await watchAnimations(page);
  await sidebar(page).getByRole('link', { name: 'Plain', exact: true }).click();
  await expect(page).toHaveURL('/docs/outer/plain');
  await expect.poll(() => animated(page)).toContain('Plain translate ::before');
});

test('[D5] with reduced motion the wire is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/docs/outer/deep');
  await watchAnimations(page);
  await sidebar(page).getByRole('link', { name: 'Plain', exact: true }).click();
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Plain');
  expect(await animated(page)).not.toContainEqual(expect.stringContaining('::before'));
});

test('[D5] without script the current page is marked by the wire', async ({ browser, served }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${served.origin}/docs/outer/deep`);
  const wire = await sidebar(page)
    .locator('[aria-current=page]')
    .evaluate((link) => getComputedStyle(link, '::before').borderInlineStartWidth);
  expect(wire).toBe('2px');
  await context.close();
});

test('[T5] a closing list is shown until it has closed', async ({ page }) => {
  await visit(page, '/docs');
  await toggle(page, 'Many').click();
  await expect(toggle(page, 'Many')).toHaveAttribute('aria-expanded', 'true');
  const whileClosing = await toggle(page, 'Many').evaluate(async (button) => {
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    await Promise.all(list?.getAnimations().map(({ finished }) => finished) ?? []);
    (button as HTMLElement).click();
    // One frame later, the closing animation has begun.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return { hidden: list?.hidden, animations: list?.getAnimations().length };
  });
  expect(whileClosing).toEqual({ hidden: false, animations: 1 });
  await expect(sidebar(page).getByRole('link', { name: 'Last', exact: true })).toBeHidden();
});

test('[T5] a list that is opened again while it closes stays open', async ({ page }) => {
  await visit(page, '/docs');
  const many = toggle(page, 'Many');
  await many.click();
  await expect(many).toHaveAttribute('aria-expanded', 'true');
  await many.click();
  await many.click();
  await many.evaluate(async (button) => {
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    await Promise.allSettled(list?.getAnimations().map(({ finished }) => finished) ?? []);
  });
  await expect(many).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar(page).getByRole('link', { name: 'Last', exact: true })).toBeVisible();
});

test.describe('dropdowns', () => {
  test.use({ siteName: 'versioned' });
  const menu = (page: Page) =>
    page.getByRole('banner').locator('details', { hasText: 'Repository' });
  const entry = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Repository' });

  test('[L7] a mouse opens a dropdown by pointing, until it leaves', async ({ page }) => {
    await visit(page, '/');
    await menu(page).locator('summary').hover();
    await expect(entry(page)).toBeVisible();
    await entry(page).hover();
    await expect(entry(page)).toBeVisible();
    await page.mouse.move(600, 600);
    await expect(entry(page)).toBeHidden();
  });

  test('[L7] a click keeps it open, Escape sends away what pointing has opened', async ({
    page,
  }) => {
    await visit(page, '/');
    await menu(page).locator('summary').click();
    await page.mouse.move(600, 600);
    await expect(entry(page)).toBeVisible();
    await page.mouse.click(600, 600);
    await expect(entry(page)).toBeHidden();
    await menu(page).locator('summary').hover();
    await expect(entry(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry(page)).toBeHidden();
  });
});

test.describe('on a phone without script', () => {
  test.use({
    siteName: REAL_SITE,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });

  test('[L6] repository, social feed and chat are in the bar', async ({ page }) => {
    await page.goto('/docs/quickstart');
    for (const name of [/GitHub/, /Twitter/, /Discord/]) {
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
    }
  });
});
