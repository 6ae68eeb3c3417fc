import { violations } from '../support/accessibility.ts';
import { openSearch, searchFor } from '../support/search-box.ts';
import { expect, test, visit } from '../support/test.ts';

test.use({ siteName: 'two-locales' });

test('[L11] another language is the same path with its prefix, query and anchor kept', async ({
  page,
}) => {
  await visit(page, '/docs/guide?q=1&r=a%20b#first-step');
  const bar = page.getByRole('banner');
  await bar.locator('summary', { hasText: 'English' }).click();
  const arabic = bar.getByRole('link', { name: 'العربية' });
  await expect(arabic).toHaveAttribute('href', '/ar/docs/guide?q=1&r=a%20b#first-step');
  await expect(arabic).toHaveAttribute('lang', 'ar');
  await expect(bar.getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/docs/guide?q=1&r=a%20b#first-step',
  );
});

test('[L11] another language keeps the query that a page has written itself', async ({ page }) => {
  await visit(page, '/docs/guide');
  await page.evaluate(() => history.replaceState(history.state, '', '?q=router#first-step'));
  const bar = page.getByRole('banner');
  const summary = bar.locator('summary', { hasText: 'English' });
  const arabic = bar.getByRole('link', { name: 'العربية' });
  await summary.press('Enter');
  await expect(arabic).toHaveAttribute('href', '/ar/docs/guide?q=router#first-step');
  await page.keyboard.press('Escape');
  await page.evaluate(() => history.replaceState(history.state, '', '?q=link'));
  await summary.hover();
  await expect(arabic).toHaveAttribute('href', '/ar/docs/guide?q=link');
});

test('[L11] the way to another language follows the navigation', async ({ page }) => {
  await visit(page, '/docs');
  await page.getByRole('main').getByRole('link', { name: 'guide', exact: true }).click();
  await expect(page).toHaveURL('/docs/guide');
  const bar = page.getByRole('banner');
  await bar.locator('summary', { hasText: 'English' }).click();
  await bar.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/docs/guide');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('[L11] the other language is a site of its own, in its direction', async ({ page }) => {
  await visit(page, '/ar/docs/guide?q=1#first-step');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'ar');
  await expect(root).toHaveAttribute('dir', 'rtl');
  const bar = page.getByRole('banner');
  await bar.locator('summary', { hasText: 'العربية' }).click();
  await expect(bar.getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/docs/guide?q=1#first-step',
  );
  await bar.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/docs/guide?q=1#first-step');
  await expect(root).toHaveAttribute('lang', 'en');
});

test('[M1] every page names itself in all languages, the same on both sides', async ({
  request,
}) => {
  const links = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language, href]) => [language, href],
    );
  };
  const wanted = [
    ['en', 'https://two.example/docs/guide'],
    ['ar', 'https://two.example/ar/docs/guide'],
    ['x-default', 'https://two.example/docs/guide'],
  ];
  expect(await links('/docs/guide')).toEqual(wanted);
  expect(await links('/ar/docs/guide')).toEqual(wanted);
  const robots = await (await request.get('/robots.txt')).text();
  for (const [, path = ''] of robots.matchAll(/Sitemap: https:\/\/two\.example(\S+)/g)) {
    expect(await (await request.get(path)).text(), path).toContain(
      `<loc>https://two.example${path.replace('sitemap.xml', 'docs/guide')}</loc>`,
    );
  }
  expect(robots).toContain('https://two.example/ar/sitemap.xml');
});

test('[L11] a translated page is in its language, and so is the bar around it', async ({
  page,
}) => {
  await visit(page, '/ar/docs/guide');
  await expect(page).toHaveTitle('الدليل | اثنان');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الدليل');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'البداية' })).toHaveAttribute('href', '/ar/docs');
  const languages = bar.locator('summary', { hasText: 'العربية' });
  await expect(languages).toHaveAccessibleName('اللغة: العربية');
  const main = page.getByRole('main');
  await expect(main.getByText('لم تُترجم هذه الصفحة بعد.')).toBeHidden();
  // To a page without a translation.
  await main.getByRole('link', { name: 'البداية' }).click();
  await expect(page).toHaveURL('/ar/docs');
  await expect(main.getByText('لم تُترجم هذه الصفحة بعد.')).toBeVisible();
  const text = main.locator('[lang="en"]').filter({ hasText: 'Go on to the guide' });
  await expect(text).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  expect(await violations(page)).toEqual([]);
  await text.getByRole('link', { name: 'guide' }).click();
  await expect(page).toHaveURL('/ar/docs/guide');
});

test('[L11] the words around an untranslated page are in the language of the site', async ({
  page,
}) => {
  await visit(page, '/ar/docs/stack');
  const picker = page.getByRole('form', { name: 'Your stack' });
  await picker.getByRole('radio', { name: 'بلا إطار' }).check();
  await expect(page).toHaveURL('/ar/docs/stack?stack=node.vanilla.zod');
  await expect(page.getByRole('note', { name: 'ملاحظة' })).toBeVisible();
  await openSearch(page);
  const { list } = await searchFor(page, 'OVEN_COLD');
  await expect(list.getByRole('group', { name: 'رسائل الخطأ' })).toContainText('OVEN_COLD');
});

test('[L11] the Markdown of a locale is in its language', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  const twin = await textOf('/ar/docs/stack.md');
  expect(twin).toContain('## مع Vite + React أو بلا إطار\n');
  expect(twin).toContain('> **ملاحظة**\n');
  expect(twin).toContain('كل صفحات هذا الموقع: https://two.example/ar/llms.txt');
  expect(await textOf('/ar/llms.txt')).toContain('[كل أدلة 1.x](');
  // Both locales compile the same file.
  expect(await textOf('/docs/stack.md')).toContain('## With Vite + React or No framework\n');
});
