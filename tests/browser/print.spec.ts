import { printedSheets } from '../support/printed-sheets.ts';
import { expect, test, visit } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  // The width of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
});

test('on paper the home page has no switch and no empty box', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('switch')).toBeHidden();
  await expect(page.getByText('npm install @trpc/server @trpc/client').first()).toBeHidden();
  await expect(page.getByRole('tablist')).toHaveCount(0);
});

test('on paper nothing covers the text, and nothing is there to click', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  await expect(page.getByText('Skip to main content')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('on paper no line of code is cut off', async ({ page }) => {
  for (const path of ['/docs/quickstart', '/docs/typedoc/client/httpBatchLink', '/']) {
    await visit(page, path);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('pre')]
        .filter((block) => block.checkVisibility() && block.scrollWidth > block.clientWidth)
        .map((block) => block.textContent?.slice(0, 40)),
    );
    expect(cut, path).toEqual([]);
  }
});

test('on paper code has no addresses, and samples have one frame', async ({ page }) => {
  await visit(page, '/docs/typedoc/client/httpBatchLink');
  const link = page.locator('article code a[href^="https://"]').first();
  await expect(link).toBeVisible();
  expect(await link.evaluate((it) => getComputedStyle(it, '::after').content)).toBe('none');
  const sample = page.locator('[data-code-block]').first();
  await expect(sample).toHaveCSS('outline-style', 'solid');
  await expect(sample.locator('pre')).toHaveCSS('border-top-style', 'none');
});

test('the first sheet names title, version and date', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.getByText('Version: 11.x')).toBeVisible();
  const date = page.getByText(/^Last updated on \w+ \d+, \d{4}$/);
  const [top, title] = [await date.boundingBox(), await heading.boundingBox()];
  expect(top?.y, 'the date is above the end of the title').toBeLessThan(title?.y ?? 0);
});

test('on paper links of the text show where they lead, and no heading is alone at the foot', async ({
  page,
}) => {
  await visit(page, '/accessibility');
  const link = page.getByRole('article').locator('a[href^="https://"]').first();
  await expect(link).toBeVisible();
  const href = await link.getAttribute('href');
  const behind = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(behind).toContain(href);
  const apart = await page
    .getByRole('main')
    .locator(':is(h1, h2, h3, h4)')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid')
        .map((heading) => heading.textContent),
    );
  expect(apart).toEqual([]);
});

test('a page as PDF: all its words, none of the bars', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const headings = await page.getByRole('main').getByRole('heading').allTextContents();
  const sheets = (await printedSheets(page)).map(({ lines }) =>
    lines.map(({ text }) => text).join('\n'),
  );
  const words = sheets.join(' ').replace(/\s+/g, ' ');
  expect(sheets[0]).toContain('Version: 11.x');
  expect(sheets[0]).toMatch(/Last updated on \w+ \d+, \d{4}/);
  for (const heading of headings) expect(words).toContain(heading.replace(/\s+/g, ' ').trim());
  // Line ends that were once cut off at the edge.
  const code = await page.locator('main pre:visible').allTextContents();
  const longest = code
    .flatMap((text) => text.split('\n'))
    .reduce((one, two) => (two.length > one.length ? two : one));
  expect(words.replace(/\s/g, '')).toContain(longest.replace(/\s/g, ''));
  expect(words).not.toMatch(/Skip to main content|On this page|Copy code|Edit this page/);
});
