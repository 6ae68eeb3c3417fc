import { expect, expectNoOverlay, overlayOf, test } from '../support/author-test.ts';

// Serial, because they share a copy of the project and its server.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ siteName: 'minimal' });

const SITE = 'tests/sites/minimal';
const PAGE = `${SITE}/content/pages/index.tsx`;
const FOOTER = 'src/ui/frame/footer/footer.tsx';
const BAR = 'src/ui/frame/navbar/navbar.tsx';

const mistakes = [
  {
    name: 'a style sheet of the frame',
    file: 'src/ui/frame/navbar/navbar.module.css',
    text: '.wreck { color: red; } }}\n',
    says: 'The style sheet cannot be read: Unexpected }.',
    column: 24,
  },
  {
    name: 'a style sheet of a kind of page',
    file: 'src/ui/pages/docs/page-facts.module.css',
    text: '.wreck { color: red; } }}\n',
    says: 'The style sheet cannot be read: Unexpected }.',
    column: 24,
  },
  {
    name: 'an import in a component for browsers',
    file: BAR,
    text: "import './gone.ts';\n",
    says: '"./gone.ts" is imported but cannot be found.',
    column: 8,
  },
  {
    name: 'an import in a component of the server',
    file: 'src/ui/pages/docs/page-facts.tsx',
    text: "import './gone.ts';\n",
    says: '"./gone.ts" is imported but cannot be found.',
    column: 8,
  },
  {
    name: 'an import in a page module',
    file: PAGE,
    text: "import 'no-such-package';\n",
    says: '"no-such-package" is imported but cannot be found.',
    column: 8,
  },
  {
    name: 'a name that a component of the server imports',
    file: 'src/ui/pages/docs/page-facts.tsx',
    text: "export { withBaseUrls as wreck } from '#shared/base-url.ts';\n",
    says: '"withBaseUrls" is imported from src/shared/base-url.ts, which does not export it.',
    column: 10,
  },
  {
    name: 'a name that a page module imports',
    file: PAGE,
    text: "export { withBaseUrls as wreck } from '#shared/base-url.ts';\n",
    says: 'Did you mean "withBaseUrl"',
    column: 10,
  },
  {
    name: 'the syntax of a page module',
    file: PAGE,
    text: 'const = 1;\n',
    says: 'The code cannot be read:',
    column: 7,
  },
];

for (const { name, file, text, says, column } of mistakes) {
  test(`[V5] a mistake in ${name} is one problem with its place, until it is fixed`, async ({
    open,
    files,
    dev,
  }) => {
    const page = await open(file === PAGE ? '/' : '/docs');
    const server = await dev(SITE);
    const printed = server.output().length;
    const place = `${file.replace(`${SITE}/`, '')}:1:${column}`;
    await files.prepend(file, text);
    const overlay = overlayOf(page);
    await expect(overlay).toContainText(says);
    await expect(overlay).toContainText(place);
    await expect(overlay).toContainText(`> 1 | ${text.trim()}`);
    await expect(overlay).toHaveCount(1);
    const output = () => server.output().slice(printed);
    await expect.poll(output).toContain(`at ${place}`);
    expect(output().split('app-build-failed')).toHaveLength(2);
    expect(output()).not.toMatch(/Internal server error|Pre-transform error|Fixed:|\n {4}at /i);

    await files.restore(file);
    await expectNoOverlay(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(output).toContain('Fixed: no problems are left there.');
  });
}

test('[V5] a name that a component for browsers imports and nobody exports is told until it is fixed', async ({
  open,
  files,
}) => {
  const page = await open('/docs');
  const wreck = "'use client';\nexport { withBaseUrls as wreck } from '#shared/base-url.ts';";
  await files.replace(BAR, "'use client';", wreck);
  await expect(overlayOf(page)).toContainText(`${BAR}:2:10`);
  await expect(overlayOf(page)).toContainText('"withBaseUrls" is imported');
  await page.reload();
  await expect(overlayOf(page)).toContainText(`${BAR}:2:10`);
  await files.restore(BAR);
  await expectNoOverlay(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
});

test('[V5] an import that cannot be found is told each time until it is fixed', async ({
  open,
  files,
  dev,
}) => {
  const page = await open('/docs');
  const server = await dev(SITE);
  const overlay = overlayOf(page);
  for (const _time of ['first', 'second']) {
    const printed = server.output().length;
    const output = () => server.output().slice(printed);
    await files.replace(FOOTER, 'content-link.tsx', 'content-linkk.tsx');
    await expect(overlay).toContainText('content-linkk.tsx" is imported but cannot be found.');
    await expect.poll(output).toContain(`at ${FOOTER}:5:29`);
    await files.restore(FOOTER);
    await expectNoOverlay(page);
    await expect.poll(output).toContain('Fixed: no problems are left there.');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  }
});

test('[V5] what waits for ever is named, and drawn again when it is fixed', async ({
  open,
  files,
}) => {
  const page = await open('/');
  const overlay = overlayOf(page);
  await files.replace(PAGE, 'export default', 'await new Promise(() => {});\nexport default');
  await expect(overlay).toContainText('it did not finish within 10 seconds.');
  await expect(overlay).toContainText('content/pages/index.tsx');
  await files.restore(PAGE);
  await expectNoOverlay(page);

  const sidebar = `${SITE}/content/docs/v1/sidebar.ts`;
  await files.append(sidebar, '\nwhile (true) {}\n');
  await expect(overlay).toContainText(
    'content/docs/v1/sidebar.ts did not finish within 10 seconds.',
  );
  await page.goto(new URL('/docs', page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await files.restore(sidebar);
  await expectNoOverlay(page);
});

test('[V5] a page without a default export is named, and not the code that looks for it', async ({
  open,
  files,
  dev,
}) => {
  const page = await open('/');
  const server = await dev(SITE);
  const printed = server.output().length;
  await files.replace(PAGE, 'export default', 'export');
  const overlay = overlayOf(page);
  await expect(overlay).toContainText('does not have a default export');
  await expect(overlay).toContainText('content/pages/index.tsx:1');
  await expect(overlay).not.toContainText('load-page-view');
  await files.restore(PAGE);
  await expectNoOverlay(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const output = server.output().slice(printed);
  expect(output.split('does not have a default export')).toHaveLength(2);
  expect(output).toContain('page-without-default-export');
});

const behindItsBack = [
  { name: 'a timer throws', code: "setTimeout(() => { throw new Error('Low tide.'); });" },
  { name: 'nobody waits for a promise', code: "Promise.reject(new Error('Low tide.'));" },
  { name: 'the process is to end', code: 'process.exit(3);', says: 'process.exit(3) was called' },
];

for (const { name, code, says = 'Low tide.' } of behindItsBack) {
  test(`[V5] a page behind whose back ${name} does not end the server`, async ({ open, files }) => {
    const page = await open('/');
    await files.replace(PAGE, '  return (', `  ${code}\n  return (`);
    await expect(overlayOf(page)).toContainText(says);
    await expect(overlayOf(page)).toContainText('content/pages/index.tsx:4:');
    await files.restore(PAGE);
    await expectNoOverlay(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('[V5] a page that crashes in the browser names its line, and is drawn again when it is fixed', async ({
  open,
  files,
  dev,
}) => {
  const page = await open('/docs');
  const crash =
    "  if (typeof window !== 'undefined') throw new Error('High water.');\n  const { items";
  await files.replace(BAR, '  const { items', crash);
  const overlay = overlayOf(page);
  await expect(overlay).toContainText('The page /docs crashed in the browser: High water.');
  await expect(overlay).toContainText(/src\/ui\/frame\/navbar\/navbar\.tsx:\d+:44/);
  const server = await dev(SITE);
  await expect.poll(server.output).toContain('crashed in the browser: High water. page-crashed');
  await files.restore(BAR);
  await expectNoOverlay(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');

  // A page that could not be hydrated does not listen.
  await files.replace(BAR, '  const { items', crash);
  await expect(overlay).toContainText('High water.');
  await page.reload();
  await expect(overlay).toContainText('High water.');
  await files.restore(BAR);
  await expectNoOverlay(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
});

test('[V5] while a large page is compiled other pages are edited', async ({ open, files }) => {
  test.setTimeout(300_000);
  const large = `${SITE}/content/docs/v1/large.mdx`;
  const small = `${SITE}/content/docs/v1/guide.mdx`;
  const text = `# Large\n\nLarge.\n${'\n- one `thing` and [another](https://example.com)\n'.repeat(6_000)}`;
  await files.write(large, text);
  const page = await open('/docs/guide');
  // Without a kept connection, which the server may close while it waits for the next request.
  const readLarge = () =>
    page.request.get(new URL('/docs/large/payload.txt', page.url()).href, {
      headers: { connection: 'close' },
    });
  await expect.poll(async () => (await readLarge()).ok(), { timeout: 120_000 }).toBe(true);
  // The server handles the small edit before it has seen the large one.
  await files.append(large, '\nHigh water.\n');
  await files.append(small, '\nLow water.\n');
  await expect(page.getByText('Low water.')).toBeVisible();
  expect(await (await readLarge()).text()).not.toContain('High water.');
  await expect
    .poll(async () => (await readLarge()).text(), { timeout: 120_000 })
    .toContain('High water.');
});
