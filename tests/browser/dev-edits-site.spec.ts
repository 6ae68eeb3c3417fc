import { expect, expectNoOverlay, expectOverlay, overlayOf, test } from '../support/author-test.ts';

// Serial, because they share a copy of the project and its server.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const ADDRESS = '/docs/comparison';

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

test('a config that is deleted and comes back is watched as before', async ({ open, files }) => {
  const config = 'site.config.ts';
  const page = await open(ADDRESS);
  await files.remove(config);
  await expect(overlayOf(page)).toContainText(config);
  await files.restore(config);
  await expectNoOverlay(page);
  await files.replace(config, "title: 'tRPC',", "title: 'Tides',");
  await expect(page).toHaveTitle(/Tides$/);
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

  await files.replace(component, 'STRINGS.docs.edit', "'Change this page'");
  await expect(page.getByRole('link', { name: 'Change this page' })).toBeVisible();
  await files.replace(component, 'return (', 'return ((');
  await expectOverlay(page, component);
  await files.restore(component);
  await expectNoOverlay(page);
  await expect(edit).toBeVisible();
});

test('edits of a sheet, one after the other, do not load the page again', async ({
  open,
  files,
}) => {
  const styles = 'src/ui/pages/docs/page-facts.module.css';
  const page = await open(ADDRESS);
  const facts = page.getByRole('link', { name: 'Edit this page' }).locator('..');
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  for (const shade of [1, 2, 3, 4, 5, 6]) {
    const color = `rgb(${shade}, ${shade}, ${shade})`;
    const drawnAgain = page.waitForResponse(/\/payload\.txt$/);
    await files.append(styles, `\n.facts { outline: 3px solid ${color}; }\n`);
    await expect(facts).toHaveCSS('outline-color', color);
    await drawnAgain;
  }
  await files.restore(styles);
  await expect(facts).not.toHaveCSS('outline-color', 'rgb(6, 6, 6)');
  await expect(page.locator('html[data-kept]')).toBeAttached();
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
  await files.remove(module);
  await expect(overlayOf(page)).toContainText(`no ${module}`);
  await files.restore(list);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expectNoOverlay(page);
});

test('a version that is wrong keeps the last good site until it is fixed', async ({
  open,
  files,
}) => {
  const versions = 'content/docs/versions.ts';
  const page = await open(ADDRESS);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await files.replace(versions, "label: '9.x'", "label: 'Nine'");
  await expect(menu.getByText('Nine', { exact: true })).toHaveCount(1);

  await files.replace(versions, "dir: 'v9'", "dir: 'v99'");
  await expectOverlay(page, versions);
  await expect(menu.getByText('Nine', { exact: true })).toHaveCount(1);
  await files.restore(versions);
  await expectNoOverlay(page);
  await expect(menu.getByText('9.x', { exact: true })).toHaveCount(1);
});

test('a style sheet that cannot be read names its line, and is there again when it is fixed', async ({
  open,
  files,
}) => {
  const styles = 'src/ui/pages/docs/page-facts.module.css';
  const page = await open(ADDRESS);
  await files.append(styles, '\n.facts { outline: 3px solid rgb(1, 2, 3); } }}\n.wreck {{{\n');
  await expectOverlay(page, styles);
  await files.restore(styles);
  await expectNoOverlay(page);
  await files.append(styles, '\n.facts { outline: 3px solid rgb(1, 2, 3); }\n');
  const edit = page.getByRole('link', { name: 'Edit this page' });
  await expect(edit.locator('..')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
});

test('a style sheet that is edited while the page loads is on the screen', async ({
  open,
  files,
}) => {
  const styles = 'src/ui/pages/docs/page-facts.module.css';
  const page = await open(ADDRESS);
  const loaded = page.waitForResponse((response) => response.url().includes(styles));
  // The document has its sheets by now, but nothing listens for edits yet.
  await page.route('**/@vite/client', async (route) => {
    const sheet = (await loaded).url();
    await files.append(styles, '\n.facts { outline: 3px solid rgb(4, 5, 6); }\n');
    const served = async () => (await page.request.get(sheet)).text();
    await expect.poll(served).toContain('rgb(4, 5, 6)');
    await route.continue();
  });
  await page.reload();
  const edit = page.getByRole('link', { name: 'Edit this page' });
  await expect(edit.locator('..')).toHaveCSS('outline-color', 'rgb(4, 5, 6)');
});

test('a mistake that is made while the page loads is told at once', async ({ open, files }) => {
  const source = 'content/docs/v11/comparison.mdx';
  const page = await open(ADDRESS);
  const other = await page.context().newPage();
  await other.goto(page.url());
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/@vite/client', async (route) => {
    await files.append(source, '\n<Tide>\n');
    await expectOverlay(other, source);
    await route.continue();
  });
  await page.reload();
  await expectOverlay(page, source);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(documents).toBe(1);
});

test('a post may be added, renamed and deleted while the list is open', async ({ open, files }) => {
  const first = 'content/blog/2026-01-02-tides.mdx';
  const second = 'content/blog/2026-01-02-currents.mdx';
  const page = await open('/blog');
  const link = page.getByRole('link', { name: 'Of tides', exact: true });
  const matter =
    'title: Of tides\ndate: 2026-01-02\nauthors: [docs-team]\ndescription: They come and go.';
  await files.write(first, `---\n${matter}\n---\n\nThey come and go.\n`);
  await expect(link.first()).toHaveAttribute('href', '/blog/tides');
  await files.move(first, second);
  await expect(link.first()).toHaveAttribute('href', '/blog/currents');
  await files.remove(second);
  await expect(link).toHaveCount(0);
});

test('a folder may move and come back, as with a change of branch', async ({ open, files }) => {
  const page = await open('/docs/client/links');
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  await files.move('content/docs/v11/client', 'content/docs/v11/customer');
  await expect(overlayOf(page)).toBeVisible();
  await files.move('content/docs/v11/customer', 'content/docs/v11/client');
  await expectNoOverlay(page);
  await expect(heading).toHaveText(title);
});
