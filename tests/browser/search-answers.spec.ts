import { expect, type Page } from '@playwright/test';
import { openSearch, pasteInto, searchBox, searchFor } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

/** Pastes into the dialog's field and waits for the response. */
async function paste(page: Page, text: string) {
  const { field, status } = searchBox(page);
  await pasteInto(field, text);
  await expect(status).toHaveText(/^\d+ results?/);
}

test('[S3] [S4] a long error that is pasted shows its cause and fix first', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const message =
    "src/features/posts/components/post-list.tsx(31,17): error TS2339: Property 'posts' does not exist on type 'TRPCClient<BuiltRouter<{}>>'.";
  await paste(page, message);
  const { field, list, active, dialog } = searchBox(page);
  await expect(field).toHaveValue(message.slice(0, 64));
  const messages = list.getByRole('group', { name: 'Error messages' });
  await expect(messages.getByRole('option').first()).toContainText('the client has the type of a');
  await expect(active).toContainText('AppRouter');
  await expect(active.locator('strong')).toHaveText('Fix:');
  // Another text makes a new query.
  await field.press('End');
  for (let left = 20; left > 0; left -= 1) await field.press('Backspace');
  await expect(messages).toBeHidden();
  await paste(page, message);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/error-decoder#ts-calls');
  await expect(dialog).toBeHidden();
});

for (const code of ['TS2742', '-32603', 'PRECONDITION_FAILED', '412']) {
  test(`[S4] the code ${code} finds its row of the error decoder first`, async ({ page }) => {
    await visit(page, '/docs/quickstart');
    await openSearch(page);
    const { results } = await searchFor(page, code);
    await expect(results.first()).toContainText(code.replace('TS', ''));
    await expect(results.first()).toHaveAttribute('href', /^\/docs\/error-decoder#/);
  });
}

test('[S4] the best explanation is shown in full, the others in two lines', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { results } = await searchFor(page, '404');
  const clampOf = (place: number) =>
    results
      .nth(place)
      .locator('span span')
      .last()
      .evaluate((text) => getComputedStyle(text).webkitLineClamp);
  expect([await clampOf(0), await clampOf(1)]).toEqual(['none', '2']);
});

test('[S5] an explained message that was opened is a recent search', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  await searchFor(page, 'No more links to execute');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/error-decoder#client');
  const { recent, field } = await openSearch(page);
  await field.fill('');
  await expect(recent.getByRole('link')).toContainText('No more links to execute');
});

test('[S4] an exported name shows what it is, above its guide and its page', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { list } = await searchFor(page, 'httpbatchlink');
  const card = list.getByRole('group', { name: /^httpBatchLink, function · @trpc\/client/ });
  await expect(card).toContainText('(opts: HTTPBatchLinkOptions');
  await expect(card.getByRole('option')).toHaveText([
    /^httpBatchLink ?Links/,
    /httpBatchLink.*API reference/,
    /Changes since 10\.x/,
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/client\/httpBatchLink$/);
  await openSearch(page);
  await searchFor(page, 'router');
  await expect(card).toBeHidden();
});

test('[S4] an export without a comment is explained by a sentence of its guide', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { list } = await searchFor(page, 'httpLink');
  const sentence = 'httpLink is a terminating link that sends one request per call';
  await expect(list.getByRole('group', { name: /^httpLink, function/ })).toContainText(sentence);
  await visit(page, '/search?q=httpLink');
  await expect(page.getByRole('region', { name: 'httpLink' })).toContainText(sentence);
});

test('[S6] where nothing is found the nearest spelling is a button', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { dialog, field, results } = await searchFor(page, 'autorizashun');
  await expect(dialog.getByText('Did you mean authorization?')).toBeVisible();
  await dialog.getByRole('button', { name: 'authorization' }).click();
  await expect(field).toHaveValue('authorization');
  await expect(field).toBeFocused();
  await expect(results.first()).toHaveAttribute('href', '/docs/server/authorization');
  // Of the filtered kind.
  await searchFor(page, 'guide: autorizashun');
  await dialog.getByRole('button', { name: 'guide: authorization' }).click();
  await expect(field).toHaveValue('guide: authorization');
  await expect(results.first()).toHaveAttribute('href', '/docs/server/authorization');
  await searchFor(page, 'zzqqxx');
  await expect(dialog.getByText('Did you mean')).toBeHidden();
});
