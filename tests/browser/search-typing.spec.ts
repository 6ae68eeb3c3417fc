import { expect } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { openSearch, searchBox } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

/** Everything that the search loads. */
const SEARCH_PARTS = ['**/assets/search-*.js', '**/search/manifest.json', '**/assets/*.json'];

test('[S12] what is typed before the code and the index are there is kept', async ({ page }) => {
  const letThrough = await holdBack(page, SEARCH_PARTS);
  await visit(page, '/docs/quickstart');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lnks');
  for (let left = 3; left > 0; left -= 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('inks');
  letThrough();
  const { field, results } = searchBox(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('links');
  await page.keyboard.type(' over');
  await expect(field).toHaveValue('links over');
  await expect(results.first()).toContainText('Links overview');
});

test('[S12] a search that begins before the page is hydrated is kept', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('keydown', ({ defaultPrevented }) => {
      if (defaultPrevented) document.title = 'The search has the key';
    });
  });
  // The entry script runs at once, but waits for the components.
  const letThrough = await holdBack(page, ['**/assets/app-*.js']);
  await page.goto('/docs/quickstart', { waitUntil: 'commit' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page).toHaveTitle('The search has the key', { timeout: 1000 });
  }).toPass();
  await page.keyboard.type('link overx');
  await page.keyboard.press('Backspace');
  await expect(page.locator('html:not([data-hydrated])')).toBeAttached();
  letThrough();
  const { field, results } = searchBox(page);
  await expect(field).toHaveValue('link over');
  await page.keyboard.type('view');
  await expect(field).toHaveValue('link overview');
  await expect(results.first()).toContainText('Links overview');
});

for (const rate of [1, 4]) {
  test(`[S12] no key is lost while the field arrives, with the CPU slowed ${rate}x`, async ({
    page,
  }) => {
    const letThrough = await holdBack(page, SEARCH_PARTS);
    await visit(page, '/docs/quickstart');
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('lnks');
    letThrough();
    for (let left = 3; left > 0; left -= 1) await page.keyboard.press('Backspace');
    const rest = 'inks abcdefghijklmnopqrstuvwxyz 0123456789 abcdefghijk';
    await page.keyboard.type(rest);
    await expect(searchBox(page).field).toHaveValue(`l${rest}`);
  });
}

test('[S12] Enter and pasted text before the code is there lose nothing', async ({ page }) => {
  const letThrough = await holdBack(page, SEARCH_PARTS);
  await visit(page, '/docs/quickstart');
  const { button, field } = searchBox(page);
  await button.click();
  await page.keyboard.type('links');
  await page.keyboard.press('Enter');
  await button.evaluate((link) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', ' overview');
    link.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  letThrough();
  await expect(field).toHaveValue('links overview');
});

test('[S12] no key waits for a blur to be painted again', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const blurred = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) =>
        [undefined, '::before', '::after', '::backdrop'].some(
          (part) => getComputedStyle(element, part).backdropFilter !== 'none',
        ),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(blurred).toEqual([]);
});

test('[S3] the query is cut to 64 characters', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const { field } = await openSearch(page);
  await field.pressSequentially('x'.repeat(70), { delay: 0 });
  await expect(field).toHaveValue('x'.repeat(64));
  await field.fill('');
  await page.evaluate(() => {
    document.execCommand('insertText', false, 'router '.repeat(1500));
  });
  expect((await field.inputValue()).length).toBe(64);
});

const expectNoDialog = () => {
  throw new Error('A script ran.');
};

const badInput: [name: string, query: string][] = [
  ['blanks', '   '],
  ['64 characters', '%^&*()'.repeat(11).slice(0, 64)],
  ['emoji', '👩‍👩‍👧 🚀'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is one of them
  ['regular expressions', '.*+?^${}()|[]\\'],
  ['markup', '<script>alert(1)</script>'],
  ['an image with a handler', '"><img src=x onerror=alert(1)>'],
  ['right-to-left', 'שלום ‮ مرحبا'],
  ['a name of every object', '__proto__ constructor toString'],
  ['half a character', '\ud83d'],
  ['10 kB', 'router <b>'.repeat(1000)],
];

test('[S3] [S6] bad input is only text: in the modal', async ({ page }) => {
  page.on('dialog', () => expectNoDialog());
  await visit(page, '/docs/quickstart');
  const { field, dialog } = await openSearch(page);
  for (const [name, query] of badInput) {
    await test.step(name, async () => {
      await field.fill('');
      await field.focus();
      await page.evaluate((text) => document.execCommand('insertText', false, text), query);
      const value = await field.inputValue();
      expect(value.length).toBeLessThanOrEqual(64);
      await expect(dialog.locator('[data-stalled]')).toBeHidden();
      await expect(dialog.getByRole('alert')).toBeHidden();
      if (value.trim() === '') {
        await expect(dialog.getByText('No recent searches')).toBeVisible();
      } else {
        await expect(searchBox(page).status).toHaveText(/result/i);
      }
      expect(await dialog.locator('script, img, b, iframe').count()).toBe(0);
    });
  }
});

test('[S3] [S6] [P7] bad input is only text: in the address', async ({ page }) => {
  page.on('dialog', () => expectNoDialog());
  for (const [name, query] of badInput) {
    await test.step(name, async () => {
      await visit(
        page,
        `/search?q=${encodeURIComponent(query.toWellFormed().slice(0, 4000))}&page=x&version=?&kind=[]`,
      );
      const field = page.getByRole('searchbox');
      await expect(field).toHaveValue(query.toWellFormed().slice(0, 64));
      const main = page.getByRole('search').filter({ has: field });
      if (query.trim() !== '') {
        await expect(main.getByText(/No results for|\d+ results?$/).first()).toBeVisible();
      }
      expect(await main.locator('script, img, b, iframe').count()).toBe(0);
      expect(await main.getByRole('alert').count()).toBe(0);
    });
  }
});
