import { expect, type Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { openSearch, searchBox, searchFor } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

const KEY = 'search-default-docs-default-current';

/** Saved searches as a reader has them who has used the search. */
function savedHits(count: number, start = 0) {
  return Array.from({ length: count }, (_, index) => ({
    href: `/docs/concepts#saved-${start + index}`,
    type: 'heading',
    title: `Saved ${start + index}`,
    trail: ['Concepts'],
  }));
}

function store(page: Page, value: unknown) {
  return page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [KEY, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  );
}

test('[S5] what was opened is recent, newest first, and seven are kept', async ({ page }) => {
  await store(page, { recent: savedHits(7), favorite: [] });
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  await searchFor(page, 'define routers');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/server/routers');
  const { recent, field } = await openSearch(page);
  await field.fill('');
  await expect(recent.getByRole('link')).toHaveCount(7);
  await expect(recent.getByRole('link').first()).toContainText('Define routers');
  await expect(recent.getByRole('link', { name: 'Saved 6' })).toBeHidden();
});

test('[S5] a recent search becomes a favourite; both can be removed; recents are then four', async ({
  page,
}) => {
  await store(page, { recent: savedHits(7), favorite: [] });
  await visit(page, '/docs/quickstart');
  const { saved, recent, favorite, field, dialog } = await openSearch(page);
  await expect(recent.getByRole('row')).toHaveCount(7);
  await saved.getByRole('button', { name: 'Save Saved 2 as a favorite' }).click();
  await expect(recent.getByRole('row')).toHaveCount(4);
  await expect(favorite.getByRole('row')).toHaveCount(1);
  await saved.getByRole('button', { name: 'Remove Saved 2 from favorites' }).click();
  await expect(favorite).toBeHidden();
  await expect(recent.getByRole('row')).toHaveCount(6);
  for (let left = 6; left > 0; left -= 1) {
    await saved
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
  }
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await expect(field).toBeFocused();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('[S5] ten favourites are kept, and the keys go through all that is saved', async ({
  page,
}) => {
  await store(page, { recent: savedHits(1), favorite: savedHits(10, 10) });
  await visit(page, '/docs/quickstart');
  const { saved, favorite, active } = await openSearch(page);
  await saved.getByRole('button', { name: 'Save Saved 0 as a favorite' }).click();
  await expect(favorite.getByRole('row')).toHaveCount(10);
  await expect(favorite.getByRole('row').first()).toContainText('Saved 0');
  await expect(saved.getByText('Saved 19')).toBeHidden();
  await searchBox(page).field.focus();
  await page.keyboard.press('ArrowDown');
  await expect(active).toContainText('Saved 10');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/concepts#saved-10');
});

test('[S5] each docs version has its own', async ({ page }) => {
  await store(page, { recent: savedHits(2), favorite: [] });
  await visit(page, '/docs/v10/quickstart');
  const { dialog, version, recent } = await openSearch(page);
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await version.selectOption('11.x');
  await expect(recent.getByRole('row')).toHaveCount(2);
});

for (const broken of [
  '{',
  '7',
  'null',
  '{"recent":{}}',
  '{"recent":[{"href":"javascript:alert(1)","type":"page","title":"x","trail":[]}]}',
]) {
  test(`[S5] [T4] stored ${broken} counts as nothing`, async ({ page }) => {
    await store(page, broken);
    await visit(page, '/docs/quickstart');
    const { dialog } = await openSearch(page);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
  });
}

for (const [name, script] of [
  [
    'blocked',
    'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } })',
  ],
  [
    'full',
    'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }',
  ],
] as const) {
  test(`[S5] [T4] with storage that is ${name} the search works and remembers nothing`, async ({
    page,
  }) => {
    await page.addInitScript(script);
    await visit(page, '/docs/quickstart');
    await openSearch(page);
    await searchFor(page, 'define routers');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/server/routers');
    await expect((await openSearch(page)).dialog).toBeVisible();
  });
}

test('[S6] a query without results says so, suggests others and takes a report', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { dialog, results, field, status } = await searchFor(page, 'zzqqxx');
  await expect(dialog.getByText('No results for "zzqqxx"').last()).toBeVisible();
  await expect(status).toHaveText('No results for "zzqqxx"');
  await expect(dialog.getByText('Try searching for')).toBeVisible();
  await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    'https://github.com/trpc/trpc/issues/new?title=Search%3A+zzqqxx',
  );
  await dialog.getByRole('button', { name: 'Quickstart' }).click();
  await expect(field).toHaveValue('Quickstart');
  await expect(field).toBeFocused();
  await expect(results.first()).toHaveAttribute('href', '/docs/quickstart');
});

for (const [what, pattern] of [
  ['manifest', '**/search/manifest.json'],
  ['index', '**/assets/search-*.json'],
  ['worker', '**/assets/*worker*.js'],
] as const) {
  test(`[S7] without the ${what} the error screen offers Retry`, async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED|Failed to (fetch|load)/);
    await page.route(pattern, (route) => route.abort());
    await visit(page, '/docs/quickstart');
    const { dialog, field, results } = await openSearch(page);
    await field.fill('router');
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection.');
    await page.unroute(pattern);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(results.first()).toBeVisible();
    await expect(alert).toBeHidden();
  });
}

test('[S8] a search counts as stalled after 300 ms, and not before', async ({ page }) => {
  const releases: (() => void)[] = [];
  await page.route('**/assets/search-*.json', async (route) => {
    await new Promise<void>((resolve) => {
      releases.push(resolve);
    });
    await route.continue();
  });
  await visit(page, '/docs/quickstart');
  const { dialog, field, status, results } = await openSearch(page);
  await expect(dialog.locator('[data-stalled]')).toBeHidden();
  await dialog.evaluate((element) => {
    const marks = { typed: 0, stalled: 0 };
    Object.assign(window, { marks });
    element.addEventListener('input', () => {
      marks.typed = performance.now();
    });
    new MutationObserver(() => {
      if (element.querySelector('[data-stalled]')) marks.stalled ||= performance.now();
    }).observe(element, { subtree: true, attributes: true, childList: true });
  });
  await field.fill('router');
  await expect(status).toHaveText('Searching …');
  const waited = await page.evaluate(() => {
    const { marks } = window as unknown as { marks: { typed: number; stalled: number } };
    return marks.stalled - marks.typed;
  });
  expect(waited).toBeGreaterThanOrEqual(295);
  for (const release of releases) release();
  await expect(results.first()).toBeVisible();
  await expect(dialog.locator('[data-stalled]')).toBeHidden();
});

test('[S10] results are of the version of the page one is on, and the blog', async ({ page }) => {
  await visit(page, '/docs/v10/quickstart');
  const { version } = await openSearch(page);
  const hrefs = async (query: string) => {
    const { results } = await searchFor(page, query);
    return results.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  };
  const old = await hrefs('router');
  expect(old.length).toBeGreaterThan(0);
  expect(old.filter((href) => !/^\/(docs\/v10|blog)([/#]|$)/.test(href))).toEqual([]);
  await expect(version.locator('option:checked')).toHaveText('10.x');
  await version.selectOption('9.x');
  await expect
    .poll(async () => (await hrefs('router')).every((href) => /^\/(docs\/v9|blog)/.test(href)))
    .toBe(true);
});

test('[S10] outside of the docs the version counts that the reader has chosen', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '9.x'));
  await visit(page, '/blog');
  const { version } = await openSearch(page);
  await expect(version.locator('option:checked')).toHaveText('9.x');
});

test('[S12] once loaded the search answers without a network', async ({ page, context }) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  await searchFor(page, 'router');
  await context.setOffline(true);
  const { results } = await searchFor(page, 'subscription');
  await expect(results.first()).toBeVisible();
  await context.setOffline(false);
});

const expectNoDialog = () => {
  throw new Error('A script ran.');
};

const badInput: [name: string, query: string][] = [
  ['blanks', '   '],
  ['64 characters', '%^&*()'.repeat(11).slice(0, 64)],
  ['emoji', '👩‍👩‍👧 🚀'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is one of them
  ['regular expressions', '.*+?^${}()|[]\\'],
  ['markup', '<script>alert(1)</script>'],
  ['an image with a handler', '"><img src=x onerror=alert(1)>'],
  ['right-to-left', 'שלום ‮ مرحبا'],
  ['a name of every object', '__proto__ constructor toString'],
  ['half a character', '\ud83d'],
  ['10 kB', 'router <b>'.repeat(1000)],
];

test('[S3] [S6] bad input is only text: in the modal', async ({ page }) => {
  page.on('dialog', () => expectNoDialog());
  await visit(page, '/docs/quickstart');
  const { field, dialog } = await openSearch(page);
  for (const [name, query] of badInput) {
    await test.step(name, async () => {
      await field.fill('');
      await field.focus();
      await page.evaluate((text) => document.execCommand('insertText', false, text), query);
      const value = await field.inputValue();
      expect(value.length).toBeLessThanOrEqual(64);
      await expect(dialog.locator('[data-stalled]')).toBeHidden();
      await expect(dialog.getByRole('alert')).toBeHidden();
      if (value.trim() === '') {
        await expect(dialog.getByText('No recent searches')).toBeVisible();
      } else {
        await expect(searchBox(page).status).toHaveText(/result/i);
      }
      expect(await dialog.locator('script, img, b, iframe').count()).toBe(0);
    });
  }
});

test('[S3] [S6] [P7] bad input is only text: in the address', async ({ page }) => {
  page.on('dialog', () => expectNoDialog());
  for (const [name, query] of badInput) {
    await test.step(name, async () => {
      await visit(
        page,
        `/search?q=${encodeURIComponent(query.toWellFormed().slice(0, 4000))}&page=x&version=?&kind=[]`,
      );
      const field = page.getByRole('searchbox');
      await expect(field).toHaveValue(query.toWellFormed().slice(0, 64));
      const main = page.getByRole('search').filter({ has: field });
      if (query.trim() !== '') {
        await expect(main.getByText(/No results for|\d+ results?$/).first()).toBeVisible();
      }
      expect(await main.locator('script, img, b, iframe').count()).toBe(0);
      expect(await main.getByRole('alert').count()).toBe(0);
    });
  }
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`every screen of the search is accessible: ${theme}, ${width} px`, async ({
      page,
      watch,
    }) => {
      test.slow();
      watch.expectErrors(/ERR_FAILED|Failed to (fetch|load)/);
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/docs/quickstart');
      const { field, dialog, recent } = await openSearch(page);
      await expect(dialog.getByText('No recent searches')).toBeVisible();
      const found = { empty: await violations(page) } as Record<string, string[]>;
      await searchFor(page, 'router');
      found.results = await violations(page);
      await searchFor(page, 'zzqqxx');
      found.none = await violations(page);
      await searchFor(page, 'define routers');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/docs/server/routers');
      await openSearch(page);
      await field.fill('');
      await expect(recent).toBeVisible();
      found.saved = await violations(page);
      await page.route('**/search-docs-default-10*', (route) => route.abort());
      await searchBox(page).version.selectOption('10.x');
      await field.fill('router');
      await expect(dialog.getByRole('alert')).toBeVisible();
      found.error = await violations(page);
      for (const path of [
        '/search',
        '/search?q=router&version=all',
        '/search?q=zzqqxx',
        '/search?q=httpBatchLink',
        '/search?q=TS2742',
      ]) {
        await visit(page, path);
        await expect(page.getByRole('navigation', { name: 'Version' })).toBeVisible();
        await page.waitForTimeout(300);
        found[path] = await violations(page);
      }
      expect(Object.values(found).flat()).toEqual([]);
    });
  }
}
