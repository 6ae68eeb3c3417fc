import { expect, type Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { holdBack } from '../support/hold-back.ts';
import { test, visit } from '../support/test.ts';

/** TypeScript takes seconds to start on a busy machine. */
const START = { timeout: 30_000 };

test.setTimeout(90_000);

const demo = (page: Page) =>
  page.getByRole('region', { name: 'Types travel from the server to the client' });
const editor = (page: Page, file: string) =>
  demo(page).getByRole('textbox', { name: `Code: ${file}` });
const toggle = (page: Page) => demo(page).getByRole('switch', { name: 'Rename name' });
const verdict = (page: Page) => demo(page).getByRole('status').first();

async function goLive(page: Page): Promise<void> {
  await visit(page, '/');
  await demo(page).getByRole('button', { name: 'Edit it live' }).click();
  await expect(verdict(page)).toHaveText(
    'The client knows every type. Nothing was generated.',
    START,
  );
}

test('[P1] nothing of the demonstration is loaded before somebody wants to edit it', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  const parts = () => requests.filter((url) => /playground|compiler|editor/.test(url));
  expect(parts()).toEqual([]);
  await demo(page).getByText("name: 'Ada Lovelace',").first().click();
  await expect(editor(page, 'server.ts')).toBeVisible(START);
  expect(parts().length).toBeGreaterThan(0);
});

test('[P1] both files, the wire and the switch are in the first screen of 1280 by 800', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/');
  await expect(page.getByRole('region', { name: /announcement/i })).toBeVisible();
  const parts = [toggle(page), ...(await demo(page).locator('figure').all())];
  for (const part of parts) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 800)).toBeLessThanOrEqual(800);
  }
});

test('[P1] the wire breaks and is mended once, and nothing on the page moves', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  const message = demo(page).getByText("Property 'name' does not exist");
  const place = () => page.getByRole('heading', { level: 2 }).first().boundingBox();
  const before = await place();
  await expect(async () => {
    await page.clock.runFor(1500);
    await expect(toggle(page)).toBeChecked({ timeout: 500 });
  }).toPass();
  await expect(message).toBeVisible();
  expect(await place()).toEqual(before);
  await page.clock.runFor(4000);
  await expect(toggle(page)).not.toBeChecked();
  await expect(message).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(toggle(page)).not.toBeChecked();
});

test('[P1] the first touch of the page stops it for good', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  await page.keyboard.press('Shift');
  await page.clock.runFor(60_000);
  await expect(toggle(page)).not.toBeChecked();
  await toggle(page).check();
  await page.clock.runFor(60_000);
  await expect(toggle(page)).toBeChecked();
});

test('[P1] it does not play for readers who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await visit(page, '/');
  await page.clock.runFor(60_000);
  await expect(toggle(page)).not.toBeChecked();
});

test('[P1] a field renamed on the server is an error at the client, and hovers tell types', async ({
  page,
}) => {
  await goLive(page);
  await expect(editor(page, 'server.ts')).toBeFocused();
  await editor(page, 'server.ts').getByText('name', { exact: true }).dblclick();
  await page.keyboard.type('fullName');
  await expect(verdict(page)).toHaveText('One error, in the editor, before anything ran.');
  await expect(editor(page, 'client.ts')).toContainText(
    "Property 'name' does not exist on type '{ id: string; fullName: string; }'. ts(2339)",
  );
  await editor(page, 'client.ts').getByText('query', { exact: true }).first().hover();
  await expect(page.getByText(/fullName: string/).last()).toBeVisible();

  await demo(page).getByRole('button', { name: 'Reset' }).click();
  await expect(verdict(page)).toHaveText('The client knows every type. Nothing was generated.');
});

test('[P1] Run calls the server, and both calls are one request', async ({ page }) => {
  await goLive(page);
  await demo(page).getByRole('button', { name: 'Run' }).click();
  await expect(demo(page).getByRole('log')).toHaveText('Ada Lovelace 42');
  const request = demo(page).getByRole('region', { name: 'Network' }).getByRole('listitem');
  await expect(request).toHaveCount(1);
  await request.locator('summary').click();
  await expect(request).toContainText('GET /trpc/userById,postCount?batch=1');
});

test('[P1] a demonstration that comes late leaves a reader alone who has scrolled on', async ({
  page,
}) => {
  const release = await holdBack(page, ['**/live-stage-*.js']);
  await visit(page, '/');
  await demo(page).getByRole('button', { name: 'Edit it live' }).click();
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
  await expect(demo(page)).not.toBeInViewport();
  release();
  await expect(editor(page, 'server.ts')).toBeVisible(START);
  await expect(editor(page, 'server.ts')).not.toBeFocused();
  await expect(demo(page)).not.toBeInViewport();
});

for (const width of [1280, 390]) {
  test(`[P1] axe finds nothing in the live demonstration, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await goLive(page);
    await demo(page).getByRole('button', { name: 'Run' }).click();
    await expect(demo(page).getByRole('log')).toHaveText('Ada Lovelace 42');
    await editor(page, 'server.ts').getByText('name', { exact: true }).dblclick();
    await page.keyboard.type('fullName');
    await expect(verdict(page)).toContainText('One error');
    expect(await violations(page)).toEqual([]);
    const scrolls = () =>
      document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(scrolls)).toBe(false);
  });
}
