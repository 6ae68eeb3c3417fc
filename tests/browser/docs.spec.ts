import { expect, test, visit } from '../support/test.ts';

test('[D1] three versions at three roots', async ({ page }) => {
  for (const [path, label] of [
    ['/docs', '11.x'],
    ['/docs/v10', '10.x'],
    ['/docs/v9', '9.x'],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').locator('summary', { hasText: label })).toBeVisible();
  }
});

test('[D3] breadcrumbs lead from home to the page', async ({ page }) => {
  await visit(page, '/docs/server/routers');
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('link').first()).toHaveAttribute('href', '/');
  await expect(trail.getByRole('link', { name: 'Server' })).toHaveAttribute(
    'href',
    '/docs/server/introduction',
  );
  await expect(trail.locator('[aria-current=page]')).toHaveCount(1);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('BreadcrumbList');
});

test('[D6] the three landing steps exist and are in no sidebar', async ({ page }) => {
  for (const step of [1, 2, 3]) {
    await visit(page, `/docs/landing-intro/Step${step}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await visit(page, '/docs/quickstart');
  await expect(page.locator('nav a[href*="landing-intro"]')).toHaveCount(0);
});

test('[D8] older versions say so and lead to the same page of the latest', async ({ page }) => {
  for (const version of ['v10', 'v9']) {
    await visit(page, `/docs/${version}`);
    const banner = page.getByText('no longer actively maintained');
    await expect(banner).toBeVisible();
    const latest = banner.locator('..').getByRole('link', { name: 'latest version' });
    await expect(latest).toHaveAttribute('href', '/docs');
  }
  await visit(page, '/docs/v10/quickstart');
  await expect(
    page
      .getByText('no longer actively maintained')
      .locator('..')
      .getByRole('link', { name: 'latest version' }),
  ).toHaveAttribute('href', '/docs/quickstart');
  await visit(page, '/docs/quickstart');
  await expect(page.getByText('no longer actively maintained')).toHaveCount(0);
});

test('[D10] previous and next, the way to edit, and the last change', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const neighbors = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(neighbors.getByRole('link', { name: /Previous/ })).toHaveAttribute(
    'href',
    /^\/docs/,
  );
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/trpc\/trpc\/.*quickstart\.mdx$/,
  );
  await expect(page.getByText(/Last updated/).locator('time')).toHaveAttribute(
    'datetime',
    /^\d{4}-\d\d-\d\d/,
  );
  const next = neighbors.getByRole('link', { name: /Next/ });
  const target = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(String(target));
  await expect(neighbors.getByRole('link', { name: /Previous/ })).toHaveAttribute(
    'href',
    '/docs/quickstart',
  );
});
