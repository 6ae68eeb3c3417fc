import { expect, type Page } from '@playwright/test';
import { test, visit } from '../support/test.ts';

const option = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Your stack' }).getByRole('radio', { name, exact: true });

/** Titles of the visible code blocks, in order: the files of the quickstart. */
const files = (page: Page) => page.locator('main figure figcaption').filter({ visible: true });

test('[D2] the stack picker leaves the files of one stack, and its address names them', async ({
  page,
}) => {
  await visit(page, '/docs/stack');
  await expect(page).toHaveURL('/docs/stack');
  await expect(option(page, 'Next.js App Router')).toBeChecked();
  await expect(page.getByText('app/api/trpc/[trpc]/route.ts')).toBeVisible();
  await expect(option(page, 'Express')).toHaveCount(0);

  await option(page, 'Vite + React').check();
  await option(page, 'Express').check();
  await option(page, 'Classic hooks').check();
  await option(page, 'Valibot').check();
  await expect(page).toHaveURL('/docs/stack?stack=vite-react.express.classic.valibot');
  await expect(page.getByText('createExpressMiddleware').first()).toBeVisible();
  await expect(page.getByText('createTRPCReact').first()).toBeVisible();
  await expect(page.getByText('app/api/trpc/[trpc]/route.ts')).toBeHidden();
  await expect(page.getByText('createTRPCContext').first()).toBeHidden();

  await option(page, 'No framework').check();
  await expect(page).toHaveURL('/docs/stack?stack=express.vanilla.valibot');
  await expect(page.getByText('npx tsx client/index.ts')).toBeVisible();
  await expect(page.getByText('client/app.tsx').first()).toBeHidden();
});

test('[D2] every tab of the site follows the stack, which is remembered', async ({ page }) => {
  await visit(page, '/docs/stack');
  await option(page, 'ArkType').check();
  await expect(page).toHaveURL('/docs/stack?stack=next-app.tanstack-query.arktype');

  await visit(page, '/docs/server/validators');
  const arktype = page.getByRole('tab', { name: 'ArkType' });
  await expect(arktype).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Valibot' }).click();

  await visit(page, '/docs/stack');
  await expect(option(page, 'Valibot')).toBeChecked();
  await expect(page).toHaveURL('/docs/stack?stack=next-app.tanstack-query.valibot');
});

test('[D2] an address that names a stack sets it; what no list has is reported', async ({
  page,
}) => {
  await visit(page, '/docs/stack?stack=tanstack-start.vanilla.redux');
  await expect(option(page, 'TanStack Start')).toBeChecked();
  await expect(option(page, 'Vanilla')).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: '“redux”' })).toBeVisible();
  await expect(page).toHaveURL('/docs/stack?stack=tanstack-start.vanilla.zod');
});

test('[D2] each choice of the stack has its files', async ({ page }) => {
  const server = { node: 'createHTTPServer', fetch: 'serve(', 'aws-lambda': 'awsLambdaRequest' };
  for (const [adapter, call] of Object.entries(server)) {
    await visit(page, `/docs/stack?stack=${adapter}.vanilla.function`);
    await expect(files(page).filter({ hasText: 'server/index.ts' })).toHaveCount(1);
    await expect(page.getByText(call).first()).toBeVisible();
    await expect(page.getByText('parseReading').first()).toBeVisible();
  }
  const entries = {
    'next-app': '/app/page.tsx',
    'next-pages': 'pages/index.tsx',
    'vite-react': 'client/main.tsx',
    'tanstack-start': 'src/routes/index.tsx',
  };
  for (const [framework, entry] of Object.entries(entries)) {
    await visit(page, `/docs/stack?stack=${framework}.tanstack-query.zod`);
    const name = entry.replace(/^\//, '');
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(files(page).filter({ hasText: 'client/app.tsx' })).toHaveCount(1);
  }
});

test('[D2] the stack is chosen with the keyboard', async ({ page }) => {
  await visit(page, '/docs/stack');
  await option(page, 'Zod').focus();
  await page.keyboard.press('ArrowRight');
  await expect(option(page, 'Valibot')).toBeChecked();
  await expect(option(page, 'Valibot')).toBeFocused();
  await expect(page).toHaveURL(/valibot$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[D2] the page has the files of every stack, below their names', async ({ page }) => {
    await page.goto('/docs/stack');
    await expect(page.getByRole('form', { name: 'Your stack' })).toBeHidden();
    for (const text of ['createNextApiHandler', 'fastifyTRPCPlugin', 'parseReading']) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await expect(page.getByText('Vite + React, No framework').first()).toBeVisible();
  });
});
