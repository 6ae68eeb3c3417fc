import { expect, test, visit } from '../support/test.ts';

test.use({ siteName: 'versioned' });

test('[L7] every type of navbar item works from the config', async ({ page }) => {
  await visit(page, '/docs/server/routers');
  const bar = page.getByRole('banner');
  const href = (name: string) => bar.getByRole('link', { name, exact: true });
  // link, doc, docSidebar, docsVersion
  await expect(href('Home')).toHaveAttribute('href', '/');
  await expect(href('Docs')).toHaveAttribute('href', '/docs');
  await expect(href('Contents')).toHaveAttribute('href', '/docs');
  await expect(bar.locator('a', { hasText: '2.x' }).first()).toHaveAttribute('href', '/docs');
  // html
  await expect(bar.locator('span.mark')).toHaveText('beta');
  // dropdown
  await bar.getByText('More', { exact: true }).click();
  await expect(href('Repository')).toBeVisible();
  await expect(bar.getByRole('link', { name: /Routers$/ })).toHaveAttribute(
    'href',
    '/docs/server/routers',
  );
  // docsVersionDropdown
  await bar.locator('summary', { hasText: '2.x' }).click();
  await expect(href('Repository')).toBeHidden();
  await expect(href('1.x')).toHaveAttribute('href', '/docs/v1/router');
  await page.keyboard.press('Escape');
  await expect(href('1.x')).toBeHidden();
});

test('[L7] a dropdown is worked with the keyboard', async ({ page }) => {
  await visit(page, '/');
  const bar = page.getByRole('banner');
  await bar.locator('summary', { hasText: 'More' }).focus();
  await page.keyboard.press('Enter');
  const first = bar.getByRole('link', { name: 'Repository' });
  const second = bar.getByRole('link', { name: /Routers$/ });
  await expect(first).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(bar.locator('summary', { hasText: 'More' })).toBeFocused();
});
