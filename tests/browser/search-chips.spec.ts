import { expect } from '@playwright/test';
import { openSearch, searchFor } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

test('[S9] chips below the field write the prefix and take it away, by pointer and by keyboard', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { dialog, field, results } = await searchFor(page, 'procedure');
  const first = (await results.first().getAttribute('href')) ?? '';
  const chips = dialog.getByRole('group', { name: 'Search only' }).getByRole('button');
  await expect(chips).toHaveText(['Guides', 'API', 'Blog', 'Pages', 'Errors']);
  await chips.filter({ hasText: 'Errors' }).click();
  await expect(field).toHaveValue('error: procedure');
  await expect(field).toBeFocused();
  await expect(results.first()).toHaveAttribute('href', /^\/docs\/error-decoder#/);
  await chips.filter({ hasText: 'Guides' }).press('Enter');
  await expect(field).toHaveValue('guide: procedure');
  await expect(chips.and(dialog.locator('[aria-pressed="true"]'))).toHaveText('Guides');
  await chips.filter({ hasText: 'Guides' }).press(' ');
  await expect(field).toHaveValue('procedure');
  await expect(results.first()).toHaveAttribute('href', first);
});

test('[S3] [S9] a chip that leaves no room for the end of the text keeps it', async ({ page }) => {
  const text = 'create a router with a query and a mutation for our little shop';
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { dialog, field, status } = await searchFor(page, text);
  const chips = dialog.getByRole('group', { name: 'Search only' }).getByRole('button');
  const [errors, guides] = [
    chips.filter({ hasText: 'Errors' }),
    chips.filter({ hasText: 'Guides' }),
  ];
  await errors.click();
  await expect(field).toHaveValue(`error: ${text}`.slice(0, 64));
  await guides.click();
  await expect(field).toHaveValue(`guide: ${text}`.slice(0, 64));
  await guides.click();
  await expect(field).toHaveValue(text);
  // What the reader removes is gone.
  await errors.click();
  await expect(status).toHaveText(/result/);
  await field.press('End');
  await field.press('Backspace');
  const rest = (await field.inputValue()).replace('error: ', '');
  await errors.click();
  await expect(field).toHaveValue(rest);
});
