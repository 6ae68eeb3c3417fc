import { expect } from '@playwright/test';
import { resultsPage } from '../support/results-page.ts';
import { openSearch, pasteInto } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

const message =
  'Error occurred while handling the request for our little shop on port 3000: Unsupported content-type "text/plain"';
const explained = 'Unsupported content-type';

const log = `[12:01:07.331] GET /api/trpc/post.list?batch=1&input=%7B%7D 500 in 12 ms
TRPCClientError: No more links to execute - did you forget to add an ending link?
    at main (client.ts:12:9)`;

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
