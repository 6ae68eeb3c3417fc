import { expect, test, visit } from '../support/test.ts';

test('in forced colors what is chosen has an outline, and buttons have a border', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/docs/quickstart');
  const chosen = page.getByRole('tab', { selected: true }).first();
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  const other = page.getByRole('tab', { selected: false }).first();
  await expect(other).toHaveCSS('outline-style', 'none');
  const button = page.getByRole('banner').getByRole('button').first();
  await expect(button).toHaveCSS('border-top-style', 'solid');
});
