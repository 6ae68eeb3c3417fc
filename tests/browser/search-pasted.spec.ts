import { expect, type Page } from '@playwright/test';
import { resultsPage } from '../support/results-page.ts';
import { openSearch, pasteInto, searchBox } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

const message =
  'Error occurred while handling the request for our little shop on port 3000: Unsupported content-type "text/plain"';
const explained = 'Unsupported content-type';

const log = `[12:01:07.331] GET /api/trpc/post.list?batch=1&input=%7B%7D 500 in 12 ms
TRPCClientError: No more links to execute - did you forget to add an ending link?
    at main (client.ts:12:9)`;

/** Pastes from the clipboard, with a step that can be undone. */
async function pasteFromClipboard(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

test('[S3] [S9] [P7] the answer to a pasted error is on the page with all results, too', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart');
  const { field, results, dialog } = await openSearch(page);
  await pasteInto(field, message);
  await expect(results.first()).toContainText(explained);
  await dialog.getByRole('link', { name: /^See all/ }).click();
  const found = resultsPage(page);
  await expect(found.field).toHaveValue(message.slice(0, 64));
  await expect(found.results.first()).toContainText(explained);
  await page.reload();
  await expect(found.field).toHaveValue(message.slice(0, 64));
  await expect(found.results.first()).toContainText(explained);
  await found.field.fill('router');
  await expect(page).toHaveURL('/search?q=router&version=11.x');
  await expect(found.results.first()).toHaveAttribute('href', '/docs/server/routers');
});

test('[S3] [P7] the answers to an error pasted on the results page survive a reload', async ({
  page,
}) => {
  await visit(page, '/search');
  const { field, results } = resultsPage(page);
  await pasteInto(field, `${message}\n${log}`);
  await expect(results.first()).toContainText(explained);
  await expect(results.nth(1)).toContainText('No more links to execute');
  await page.reload();
  await expect(field).toHaveValue(message.slice(0, 64));
  await expect(results.first()).toContainText(explained);
  await expect(results.nth(1)).toContainText('No more links to execute');
});

for (const [place, open] of [
  [
    'dialog',
    async (page: Page) => {
      await visit(page, '/docs/quickstart');
      const { field, results } = await openSearch(page);
      return { field, results };
    },
  ],
  [
    'results page',
    async (page: Page) => {
      await visit(page, '/search');
      const { field, results } = resultsPage(page);
      await field.focus();
      return { field, results };
    },
  ],
] as const) {
  test(`[S3] a pasted log counts while only the end of the text is edited: ${place}`, async ({
    page,
  }) => {
    const { field, results } = await open(page);
    await pasteFromClipboard(page, log);
    const answer = results.first().filter({ hasText: 'No more links to execute' });
    await expect(answer).toBeVisible();
    const pasted = await field.inputValue();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await expect(field).toHaveValue(pasted.slice(0, -1));
    await expect(answer).toBeVisible();
    for (let left = 20; left > 0; left -= 1) await page.keyboard.press('Backspace');
    await expect(answer).toBeHidden();
    // Undo goes back in steps of the browser's own.
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+z');
      expect(await field.inputValue()).toBe(pasted);
    }).toPass();
    await expect(answer).toBeVisible();
    await field.fill('router');
    await expect(answer).toBeHidden();
  });
}

test('[S2] [S3] a pasted log counts after the dialog was closed and opened again', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart');
  const { field, results } = await openSearch(page);
  await pasteInto(field, log);
  const answer = results.first().filter({ hasText: 'No more links to execute' });
  await expect(answer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(searchBox(page).dialog).toBeHidden();
  await openSearch(page);
  await expect(answer).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(field).not.toHaveValue(log.slice(0, 64));
  await expect(answer).toBeVisible();
});
