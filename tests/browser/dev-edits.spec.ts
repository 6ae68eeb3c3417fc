import type { Locator, Page } from '@playwright/test';
import { devTest } from '../support/dev-test.ts';
import { createProjectFiles, type ProjectFiles } from '../support/project-files.ts';
import { expect as expectSoon, hydrated } from '../support/test.ts';

/** Compilers may have to warm up: how long an edit takes is asked in `bench/dev.ts`. */
const expect = expectSoon.configure({ timeout: 40_000 });

/** As an author: an open page in a browser, files to edit, nothing reloaded by hand. */
const test = devTest.extend<{ files: ProjectFiles; open: (path: string) => Promise<Page> }>({
  files: async ({ project }, use) => {
    const files = createProjectFiles(project);
    await use(files);
    await files.restoreAll();
  },
  open: async ({ page, dev, watch }, use) => {
    // Overlays say in the console what they say on the screen.
    watch.expectErrors(/\[vite\]|Failed to load resource|vite-error|\/src\//);
    const server = await dev('.');
    watch.allowForeignRequests(server.requests);
    await use(async (path) => {
      await page.goto(server.origin + path);
      await hydrated(page);
      return page;
    });
    expect(server.isAlive(), 'the server is alive').toBe(true);
  },
});

// One after the other: they share a copy of the project, and its server.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const PAGE = 'content/docs/v11/comparison.mdx';
const ADDRESS = '/docs/comparison';

test('an edit of a page is on the screen; a mistake is over it with its place until it is mended', async ({
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
  const fixture = 'content/docs/v11/fixtures/tides-api.d.ts';
  const page = await open('/docs/monorepo');
  await files.replace(fixture, 'type AppRouter', 'type HarborRouter');
  await expect(overlayOf(page)).toContainText(/content\/docs\/v11\/monorepo\.mdx:\d+/, { timeout });
  await files.restore(fixture);
  await expect(overlayOf(page)).toHaveCount(0, { timeout });
});

test('an edit of the sidebar is on the screen; while it is broken the last one stays', async ({
  open,
  files,
}) => {
  const sidebar = 'content/docs/v11/sidebar.ts';
  const page = await open(ADDRESS);
  const menu = page.getByRole('navigation', { name: 'Docs', exact: true });
  await files.replace(sidebar, "label: 'Server'", "label: 'Harbor'");
  await expect(menu.getByText('Harbor', { exact: true })).toBeVisible();

  await files.write(sidebar, 'export default {');
  await expectOverlay(page, sidebar);
  await expect(menu.getByText('Harbor', { exact: true })).toBeVisible();
  await files.restore(sidebar);
  await expectNoOverlay(page);
  await expect(menu.getByText('Server', { exact: true })).toBeVisible();
});

test('an edit of the config is on the screen; while it is broken the last good site stays', async ({
  open,
  files,
}) => {
  const config = 'site.config.ts';
  const page = await open(ADDRESS);
  await files.replace(config, "title: 'tRPC',", "title: 'Tides',");
  await expect(page).toHaveTitle(/Tides$/);

  await files.replace(config, "url: 'https://trpc.io'", "url: 'trpc'");
  await expectOverlay(page, config);
  await page.goto(new URL('/docs/faq', page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/FAQ/);
  await expectOverlay(page, config);
  await files.restore(config);
  await expectNoOverlay(page);
  await expect(page).not.toHaveTitle(/Tides$/);
});

test('edits of styles and components are on the screen', async ({ open, files }) => {
  const styles = 'src/ui/pages/docs/page-facts.module.css';
  const component = 'src/ui/pages/docs/page-facts.tsx';
  const page = await open(ADDRESS);
  const edit = page.getByRole('link', { name: 'Edit this page' });
  await files.append(styles, '\n.facts { outline: 3px solid rgb(1, 2, 3); }\n');
  await expect(edit.locator('..')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await files.restore(styles);
  await expect(edit.locator('..')).not.toHaveCSS('outline-color', 'rgb(1, 2, 3)');

  await files.replace(component, 'Edit this page', 'Change this page');
  await expect(page.getByRole('link', { name: 'Change this page' })).toBeVisible();
  await files.replace(component, 'return (', 'return ((');
  await expectOverlay(page, component);
  await files.restore(component);
  await expectNoOverlay(page);
  await expect(edit).toBeVisible();
});

test('redirects answer, and one that is wrong is told', async ({ open, files }) => {
  const redirects = 'content/redirects.tsv';
  const page = await open(ADDRESS);
  await files.append(redirects, '/tides\t/docs/comparison\n');
  await expect
    .poll(async () => (await page.request.get(new URL('/tides', page.url()).href)).url())
    .toMatch(/\/docs\/comparison$/);
  await files.append(redirects, '/ebb\t/docs/nowhere\n');
  await expectOverlay(page, redirects);
  await files.restore(redirects);
  await expectNoOverlay(page);
});

test('an edit of an author is on the screen of the post', async ({ open, files }) => {
  const authors = 'content/blog/authors.yml';
  const page = await open('/blog/announcing-trpc-v11');
  await files.replace(authors, 'name: Editors of this documentation', 'name: Harbor masters');
  await expect(page.getByText('Harbor masters').first()).toBeVisible();
  await files.replace(authors, 'name: Harbor masters', 'nome: Harbor masters');
  await expectOverlay(page, authors);
  await files.restore(authors);
  await expectNoOverlay(page);
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

test('a page module may come and go', async ({ open, files }) => {
  const list = 'content/pages/pages.ts';
  const module = 'content/pages/harbor.tsx';
  const page = await open('/harbor');
  await files.write(module, 'export default function Harbor() {\n  return <h1>Harbor</h1>;\n}\n');
  await expectOverlay(page, module);
  const entry = "'/harbor': { title: 'Harbor', description: 'Where boats are.' },";
  await files.replace(list, "'/media': {", `${entry}\n  '/media': {`);
  await expectNoOverlay(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor');
  await files.replace(module, '<h1>Harbor</h1>', '<h1>Haven</h1>');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haven');
  await files.restore(list);
  await files.remove(module);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expectNoOverlay(page);
});

test('a page that throws names its line, and is shown again when it is mended', async ({
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

  await files.restore(PAGE);
  await files.replace(PAGE, 'title: tRPC and its alternatives', 'title: Quickstart');
  await expect(report.getByText('has the same title as')).toBeVisible();
  await files.restore(PAGE);
  await expect(report).toHaveCount(0);

  await files.replace(PAGE, 'title: tRPC', 'draft: true\ntitle: tRPC');
  await expect(report.getByText('Draft', { exact: true })).toBeVisible();
});

async function expectOverlay(page: Page, file: string): Promise<void> {
  await expect(overlayOf(page)).toBeVisible();
  await expect(overlayOf(page)).toContainText(
    new RegExp(`${file.replaceAll('.', '\\.')}\\S*:\\d+`),
  );
}

async function expectNoOverlay(page: Page): Promise<void> {
  await expect(overlayOf(page)).toHaveCount(0);
}

function overlayOf(page: Page): Locator {
  return page.locator('vite-error-overlay .window');
}
