import { expect, test, visit } from '../support/test.ts';

test('the search of the browser reaches what is behind a tab, and shows it', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const panel = page.getByRole('tabpanel', { includeHidden: true }).filter({ hasText: 'pnpm add' });
  const hidden = panel.first();
  await expect(hidden).toHaveAttribute('hidden', 'until-found');
  await expect(hidden).toBeHidden();
  expect((await hidden.boundingBox())?.height).toBe(0);
  await hidden.dispatchEvent('beforematch');
  await expect(hidden).toBeVisible();
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  // The previously visible panel is now hidden and must be found.
  const others = page
    .getByRole('tabpanel', { includeHidden: true })
    .filter({ hasText: 'npm install' });
  await expect(others.first()).toHaveAttribute('hidden', 'until-found');
});
