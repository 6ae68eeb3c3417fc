import { expect } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { openSearch, searchFor } from '../support/search-box.ts';
import { test, visit } from '../support/test.ts';

const REFERENCE = '/docs/typedoc';

test('[D7] from the guides’ menu to a symbol by the reference’s own menu', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const menu = page.getByRole('navigation', { name: 'Docs', exact: true });
  await menu.getByRole('link', { name: 'API reference' }).click();
  await expect(page).toHaveURL(REFERENCE);
  await menu.getByRole('link', { name: '@trpc/client', exact: true }).click();
  await menu.getByRole('link', { name: 'httpBatchLink', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('httpBatchLink');
  await expect(menu.locator('[aria-current="page"]')).toHaveText('httpBatchLink');
});

test('[D7] a guide’s first mention of a name leads to its page, which names the guide', async ({
  page,
}) => {
  await visit(page, '/docs/client/links/httpBatchLink');
  const mention = page.locator(`article a[href="${REFERENCE}/client/httpBatchLink"]`);
  await expect(mention).toHaveCount(1);
  await mention.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('httpBatchLink');
  const guides = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Used in guides' }),
  });
  await guides.getByRole('link', { name: 'httpBatchLink', exact: true }).click();
  await expect(page).toHaveURL('/docs/client/links/httpBatchLink');
});

test('[D7] a symbol has an example from a guide, and leads to it', async ({ page }) => {
  await visit(page, `${REFERENCE}/client/httpBatchLink`);
  const examples = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Examples' }),
  });
  await expect(examples.locator('[data-code-block]')).toContainText('client.ts');
  await expect(examples).toContainText(
    "import { createTRPCClient, httpBatchLink } from '@trpc/client';",
  );
  await examples.getByRole('link', { name: 'httpBatchLink', exact: true }).click();
  await expect(page).toHaveURL('/docs/client/links/httpBatchLink');
});

test('[D7] a type in a signature shows a card and leads to its page', async ({ page }) => {
  await visit(page, `${REFERENCE}/client/httpBatchLink`);
  const type = page.locator('article').getByRole('link', { name: 'HTTPBatchLinkOptions' }).first();
  await type.hover();
  await expect(page.getByRole('tooltip')).toContainText('type HTTPBatchLinkOptions');
  await type.click();
  await expect(page).toHaveURL(`${REFERENCE}/client/HTTPBatchLinkOptions`);
  await expect(page.getByRole('heading', { name: 'maxItems' })).toBeVisible();
});

test('[D7] a type that is not exported unfolds on the page', async ({ page }) => {
  await visit(page, `${REFERENCE}/client/HTTPBatchLinkOptions`);
  const code = page.locator('[id="internal-NonEmptyArray"]');
  await expect(code).toBeHidden();
  await page.getByRole('link', { name: 'NonEmptyArray' }).first().click();
  await expect(code).toBeVisible();
});

test('[D7] a symbol is found by its name', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  await openSearch(page);
  const { results, list } = await searchFor(page, 'createExpressMiddleware');
  // No guide has it in a heading, so its reference page comes first, and then a guide that uses it.
  await expect(results.first()).toHaveAttribute('href', /\/createExpressMiddleware$/);
  const card = list.getByRole('group', { name: /^createExpressMiddleware, / });
  await expect(
    card.locator('[role="option"][href^="/docs/server/adapters/express"]').first(),
  ).toBeVisible();
  await card.locator('[role="option"][href$="/createExpressMiddleware"]').click();
  await expect(page).toHaveURL(`${REFERENCE}/server/adapters/express/createExpressMiddleware`);
});

test('[D7] the same symbol in the other version is one choice away', async ({ page }) => {
  await visit(page, `${REFERENCE}/server/initTRPC`);
  const other = page.getByRole('banner').locator('a[href="/docs/v10/typedoc/server/initTRPC"]');
  await expect(other).toHaveCount(1);
  // Another entry exported it.
  await visit(page, `${REFERENCE}/server/transformTRPCResponse`);
  await expect(
    page
      .getByRole('banner')
      .locator('a[href="/docs/v10/typedoc/server/shared/transformTRPCResponse"]'),
  ).toHaveCount(1);
});

for (const [kind, path] of [
  ['the reference', ''],
  ['a package', '/server'],
  ['an unstable entry', '/server/unstable-core-do-not-import'],
  ['a function', '/client/splitLink'],
  ['an interface', '/server/TRPCProcedureBuilder'],
  ['a class', '/server/TRPCError'],
  ['a deprecated type', '/server/AnyRouter'],
] as const) {
  for (const [theme, width] of [
    ['light', 1280],
    ['dark', 390],
  ] as const) {
    test(`[D7] ${kind} is accessible: ${theme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
      await page.setViewportSize({ width, height: 800 });
      await visit(page, REFERENCE + path);
      await page.locator('article details').evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true;
      });
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('[D7] a field filters the names of an entry, also those of folded lists', async ({ page }) => {
  await visit(page, '/docs/typedoc/server');
  const filter = page.getByLabel('Filter by name');
  await filter.fill('middleware');
  const names = page.getByRole('article').getByRole('listitem');
  await expect(names.filter({ visible: true }).first()).toBeVisible();
  for (const name of await names.filter({ visible: true }).allInnerTexts()) {
    expect(name).toMatch(/middleware/i);
  }
  await expect(page.getByRole('heading', { name: 'Classes', exact: true })).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: /rows: / })).toBeVisible();
  await filter.fill('');
  await expect(page.getByRole('heading', { name: 'Other entries', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Classes', exact: true })).toBeVisible();

  await filter.fill('tracked');
  await page
    .getByRole('navigation', { name: 'Docs', exact: true })
    .getByRole('link', { name: '@trpc/client', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('@trpc/client');
  await expect(filter).toHaveValue('');
  await expect(page.getByRole('article').locator('[data-name][hidden]')).toHaveCount(0);
});

test('[D7] the options of a function are in a table, with cards and links of their own', async ({
  page,
}) => {
  await visit(page, `${REFERENCE}/client/httpBatchLink`);
  const parameters = page.locator('section').filter({ has: page.locator('#section-parameters') });
  const options = parameters.getByRole('table', { name: 'Properties of HTTPBatchLinkOptions' });
  const rowOf = (name: string) => options.getByRole('row').filter({ hasText: name });
  await expect(rowOf('maxItems').getByRole('rowheader')).toHaveText('maxItemsoptional');
  await expect(rowOf('maxItems').getByRole('cell')).toContainText('number');
  const base = parameters.getByRole('table', { name: 'Properties of HTTPLinkBaseOptions' });
  await expect(base.getByRole('row', { name: /^url/ })).toContainText('required');
  const type = options.getByRole('link', { name: 'HTTPHeaders' }).first();
  await type.hover();
  await expect(page.getByRole('tooltip')).toContainText('type HTTPHeaders');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await type.click();
  await expect(page).toHaveURL(`${REFERENCE}/client/HTTPHeaders`);
});

test('[D7] options in options are rows of the same table', async ({ page }) => {
  await visit(page, `${REFERENCE}/server/adapters/fastify/fastifyTRPCPlugin`);
  const options = page.getByRole('table', { name: 'Properties of FastifyTRPCPluginOptions' });
  await expect(options.getByRole('rowheader').first()).toHaveText('prefixoptional');
  const inner = options.getByRole('row').filter({ hasText: 'trpcOptions.router' });
  await expect(inner.getByRole('rowheader')).toHaveText('trpcOptions.routerrequired');
  const type = options.getByRole('link', { name: 'ResponseMetaFn' });
  await type.hover();
  await expect(page.getByRole('tooltip')).toContainText('ResponseMetaFn');
  expect(await violations(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[D7] the bar above code has words, and types are targets of 24 px', async ({ page }) => {
    await visit(page, `${REFERENCE}/client/httpBatchLink`);
    const bars = await page.locator('article figcaption').evaluateAll((all) =>
      all
        .filter((bar) => bar.checkVisibility())
        .map((bar) => {
          const before = getComputedStyle(bar, '::before').content;
          return bar.textContent || (before === 'none' ? '' : before);
        }),
    );
    expect(bars.length).toBeGreaterThan(2);
    for (const words of bars) expect(words).toMatch(/\w/);
    const types = page.locator('article figure pre a[href]');
    for (const type of await types.all()) {
      const name = (await type.textContent()) ?? '';
      expect((await type.boundingBox())?.height, name).toBeGreaterThanOrEqual(24);
    }
  });
});
