import { expect, test, visit } from '../support/test.ts';

test('[L1] the skip link comes first and moves the focus to the main content', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('[L5] the bar leads to the four places that readers look for first', async ({ page }) => {
  await visit(page, '/blog');
  const bar = page.getByRole('banner');
  for (const [name, path] of [
    ['Docs', '/docs'],
    ['Quickstart', '/docs/quickstart'],
    ['Awesome tRPC Collection', '/docs/community/awesome-trpc'],
    ['Using Next.js', '/docs/client/nextjs'],
  ] as const) {
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await bar.getByRole('link', { name: 'Quickstart' }).click();
  await expect(page).toHaveURL('/docs/quickstart');
  await expect(bar.getByRole('link', { name: 'Quickstart' })).toHaveAttribute('aria-current', /./);
});

test('[L6] right in the bar: repository, social feed, chat, version, colours', async ({ page }) => {
  await visit(page, '/docs');
  const bar = page.getByRole('banner');
  for (const [name, href] of [
    [/GitHub/, 'https://github.com/trpc/trpc'],
    [/Twitter|social/i, 'https://twitter.com/trpcio'],
    [/Discord|chat/i, 'https://trpc.io/discord'],
  ] as const) {
    await expect(bar.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(bar.getByText('11.x').first()).toBeVisible();
  await expect(bar.getByRole('button', { name: /theme|mode|colou?r/i })).toBeVisible();
});

test('[L8] the footer has three columns with their links, and the host’s badge', async ({
  page,
}) => {
  await visit(page, '/docs');
  const footer = page.getByRole('contentinfo');
  const columns = {
    Docs: [
      ['Docs', '/docs'],
      ['Usage with Next.js', '/docs/client/nextjs'],
      ['FAQ / Troubleshooting', '/docs/faq'],
    ],
    Community: [
      ['GitHub', 'https://github.com/trpc/trpc'],
      ['Twitter', 'https://twitter.com/alexdotjs'],
      ['Discord', 'https://trpc.io/discord'],
    ],
    More: [
      ['Blog', '/blog'],
      ['GitHub', 'https://github.com/trpc/trpc'],
      ['Sponsor', 'https://trpc.io/sponsor'],
    ],
  };
  const shown = await footer
    .getByRole('list')
    .evaluateAll((lists) =>
      lists.map((list) =>
        [...list.querySelectorAll('a')].map((link) => [
          link.firstChild?.textContent?.trim(),
          link.getAttribute('href'),
        ]),
      ),
    );
  expect(shown.slice(0, 3)).toEqual(Object.values(columns));
  for (const title of Object.keys(columns)) {
    await expect(footer.getByText(title, { exact: true }).first()).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: /Vercel/ })).toHaveAttribute(
    'href',
    'https://vercel.com/?utm_source=trpc&utm_campaign=oss',
  );
});

test('[L10] the colour toggle says what it does and what is set', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/docs');
  const toggle = page.getByRole('banner').getByRole('button', { name: /theme|mode|colou?r/i });
  const root = page.locator('html');
  const state = () => toggle.evaluate((button) => button.outerHTML.replace(/<svg.*<\/svg>/s, ''));
  await expect(root).toHaveAttribute('data-theme', 'light');
  const light = await state();
  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect.poll(state, 'the state is in the button').not.toBe(light);
  await toggle.press('Enter');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect.poll(state).toBe(light);
});

test.describe('the brand', () => {
  test.use({ siteName: 'long-pages' });

  test('[L4] a right-click on the brand goes to the page with the brand’s files', async ({
    page,
  }) => {
    await visit(page, '/docs');
    const brand = page.getByRole('banner').getByRole('link', { name: 'Long' });
    await brand.click({ button: 'right' });
    await expect(page).toHaveURL('/docs/fixed');
    await expect(page.getByRole('heading', { level: 1, name: 'Always shown' })).toBeVisible();
    await brand.click();
    await expect(page).toHaveURL('/');
  });
});
