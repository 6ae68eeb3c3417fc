import { expect, expectNoOverlay, expectOverlay, overlayOf, test } from '../support/author-test.ts';

// Serial, because they share a copy of the project and its server.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const PAGE = 'content/docs/v11/comparison.mdx';
const ADDRESS = '/docs/comparison';

test('an edit of a page is on the screen; a mistake is over it with its place until it is fixed', async ({
  open,
  files,
}) => {
  const page = await open(ADDRESS);
  await files.append(PAGE, '\nThe tide turned at noon.\n');
  await expect(page.getByText('The tide turned at noon.')).toBeVisible();

  await files.append(PAGE, '\n<Tide>\n');
  await expectOverlay(page, PAGE);
  await files.restore(PAGE);
  await expectNoOverlay(page);
  await expect(page.getByText('The tide turned at noon.')).toBeHidden();
});

test('an edit while the page is being loaded is on the screen', async ({ open, files }) => {
  const page = await open(ADDRESS);
  for (const event of ['commit', 'domcontentloaded', 'load'] as const) {
    await page.reload({ waitUntil: event });
    await files.append(PAGE, `\nWritten at ${event}.\n`);
    await expect(page.getByText(`Written at ${event}.`)).toBeVisible();
    await files.restore(PAGE);
    await expect(page.getByText(`Written at ${event}.`)).toBeHidden();
  }
});

test('front matter that cannot be read does not end the server', async ({ open, files }) => {
  const page = await open(ADDRESS);
  await files.replace(PAGE, 'title: tRPC and its alternatives', 'title: *foo');
  await expectOverlay(page, PAGE);
  await files.restore(PAGE);
  await expectNoOverlay(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('tRPC and its alternatives');
});

test('an edit of a partial reaches the pages that show it', async ({ open, files }) => {
  const partial = 'content/docs/v11/_tide.mdx';
  await files.write(partial, 'High water at six.\n');
  await files.append(PAGE, '\n<Partial src="./_tide.mdx" />\n');
  const page = await open(ADDRESS);
  await expect(page.getByText('High water at six.')).toBeVisible();
  await files.write(partial, 'High water at seven.\n');
  await expect(page.getByText('High water at seven.')).toBeVisible();

  await files.write(partial, 'High water {at\n');
  await expectOverlay(page, partial);
  await files.write(partial, 'High water at eight.\n');
  await expectNoOverlay(page);
  await expect(page.getByText('High water at eight.')).toBeVisible();
});

test('an edit of a fixture checks the samples again that use it', async ({ open, files }) => {
  // Every sample of the version is compiled again.
  test.setTimeout(400_000);
  const timeout = 180_000;
  const fixture = 'content/docs/v11/fixtures/weather-api.d.ts';
  const page = await open('/docs/monorepo');
  await files.replace(fixture, 'type AppRouter', 'type StationRouter');
  await expect(overlayOf(page)).toContainText(/content\/docs\/v11\/monorepo\.mdx:\d+/, { timeout });
  await files.restore(fixture);
  await expect(overlayOf(page)).toHaveCount(0, { timeout });
});

test('a page may be added, renamed and deleted while it is open', async ({ open, files }) => {
  const first = 'content/docs/v11/tides.mdx';
  const second = 'content/docs/v11/currents.mdx';
  const page = await open('/docs/tides');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await files.write(first, '---\ndescription: About tides.\n---\n\n# Tides\n\nThey come and go.\n');
  await expect(page.getByText('They come and go.')).toBeVisible();

  await files.move(first, second);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await page.goto(new URL('/docs/currents', page.url()).href);
  await expect(page.getByText('They come and go.')).toBeVisible();
  await files.append(second, '\nSo do currents.\n');
  await expect(page.getByText('So do currents.')).toBeVisible();
  await files.remove(second);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expectNoOverlay(page);
});

test('a page that throws names its line, and is shown again when it is fixed', async ({
  open,
  files,
}) => {
  const module = 'content/pages/pricing.tsx';
  const page = await open('/pricing');
  await files.replace(module, '  return (', "  throw new Error('Low tide.');\n  return (");
  await expect(overlayOf(page)).toContainText('Low tide.');
  await expect(overlayOf(page)).toContainText(`${module}:5:9`);
  await files.restore(module);
  await expectNoOverlay(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing');
});

test('the foot of a page lists what the build would say of it', async ({ open, files, dev }) => {
  const page = await open(ADDRESS);
  const report = page.locator('site-page-report');
  await expect(report).toHaveCount(0);
  await files.append(PAGE, '\n[Nowhere](/docs/nope), [no such place](./faq.mdx#no-such-place).\n');
  await expect(report.getByText('there is no page, file or redirect at /docs/nope')).toBeVisible();
  await expect(report.getByText('nothing there has the id "no-such-place"')).toBeVisible();
  await expect(report.getByText(`${PAGE}:`).first()).toBeVisible();
  expect((await dev('.')).output()).toContain('no page, file or redirect at /docs/nope');

  const target = 'content/docs/v11/faq.mdx';
  await files.append(target, '\n## No such place\n\nIt is here now.\n');
  await expect(report.getByText('nothing there has the id "no-such-place"')).toHaveCount(0);
  await files.restore(target);
  await expect(report.getByText('nothing there has the id "no-such-place"')).toBeVisible();

  // This warning comes from loading the site, not from the check of the page.
  await files.restore(PAGE);
  await files.append(PAGE, '\n##### Too deep\n');
  await expect(report.getByText('"Too deep" is a heading of level 5')).toBeVisible();
  await files.restore(PAGE);
  await files.replace(PAGE, 'title: tRPC and its alternatives', 'title: Quickstart');
  await expect(report.getByText('has the same title as')).toBeVisible();
  await files.restore(PAGE);
  await expect(report).toHaveCount(0);

  await files.replace(PAGE, 'title: tRPC', 'draft: true\ntitle: tRPC');
  await expect(report.getByText('Draft', { exact: true })).toBeVisible();
});
