import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createModuleReader } from './config/module-reader.ts';
import { projectRoot } from './project-root.ts';
import { loadFiles, loadFolder } from './testing/load-test-site.ts';
import { docsSite, siteConfig, writeSite } from './testing/write-site.ts';

test('[V5] a missing config is a problem that says what to do', async () => {
  const root = await writeSite({ 'content/x.txt': '' });
  const { site, problems } = await loadFolder(root);
  expect(site.routes).toEqual([]);
  expect(problems).toEqual([
    {
      code: 'config-not-found',
      severity: 'error',
      message: `There is no site.config.ts in ${root}.`,
      hint: "Name the site's folder with --site, or write site.config.ts there: export default defineSiteConfig({ … }).",
      file: 'site.config.ts',
    },
  ]);
});

test('[V5] [E5] every mistake in the config is reported with its place and frame', async () => {
  const more = `  colorMode: { defualt: 'dark' },
  storage: 'disk',
`;
  const config = siteConfig(more).replace(
    "navbar: { title: 'Test' }",
    "navbar: { title: 'Test', items: [{ type: 'lnk', label: 'A', href: '/' }] }",
  );
  const { site, problems } = await loadFiles({ 'site.config.ts': config });
  expect(site.routes).toEqual([]);
  expect(
    problems.map(({ code, message, line, column }) => ({ code, message, line, column })),
  ).toEqual([
    {
      code: 'navbar-item-unknown',
      message: 'navbar.items[0].type is "lnk", which is not a known type.',
      line: 9,
      column: 44,
    },
    {
      code: 'config-invalid',
      message: '"defualt" is not a known key of "colorMode".',
      line: 10,
      column: 16,
    },
    {
      code: 'config-invalid',
      message: '"storage" is "disk", but must be "local", "session" or "none".',
      line: 11,
      column: 12,
    },
  ]);
  expect(problems[2]?.frame).toBe(
    [
      "   9 |   navbar: { title: 'Test', items: [{ type: 'lnk', label: 'A', href: '/' }] },",
      "  10 |   colorMode: { defualt: 'dark' },",
      "> 11 |   storage: 'disk',",
      '     |            ^',
      '  12 | });',
      '  13 |',
    ].join('\n'),
  );
});

test('[V5] a config that is not TypeScript, or that throws', async () => {
  const broken = await loadFiles({ 'site.config.ts': 'export default {\n  title: ,\n};\n' });
  expect(broken.problems).toMatchObject([
    {
      code: 'config-invalid',
      severity: 'error',
      message: 'site.config.ts cannot be read: Unexpected token.',
      file: 'site.config.ts',
      line: 2,
      column: 10,
    },
  ]);
  const throwing = await loadFiles({ 'site.config.ts': "throw new Error('no network');\n" });
  expect(throwing.problems).toMatchObject([
    { message: 'site.config.ts cannot be read: no network.', file: 'site.config.ts' },
  ]);
  // In tests modules are compiled once more, and their lines are others: the place is that of a real run.
  const root = await writeSite({ 'site.config.ts': "\nthrow new Error('no network');\n" });
  const bin = join(projectRoot, 'bin/site.js');
  const run = promisify(execFile)(process.execPath, [bin, 'check', '--site', root]);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/at \S*site\.config\.ts:2:7/),
  });
  const importing = await loadFiles({
    'site.config.ts': "import { texts } from './content/texts.ts';\nexport default texts;\n",
    'content/texts.ts': 'export const texts = {\n  title: ,\n};\n',
  });
  expect(importing.problems).toMatchObject([
    {
      message: 'content/texts.ts cannot be read: Unexpected token.',
      file: 'content/texts.ts',
      line: 2,
      column: 10,
    },
  ]);
});

test('[V5] bad front matter: type and unknown key in several files, all at once', async () => {
  const { problems } = await loadFiles(
    docsSite({
      'content/docs/v1/a.mdx': '---\ntitle: 5\n---\n',
      'content/docs/v1/b.mdx': '---\ntitel: B\n---\n\n[a](./a.mdx)\n',
    }),
  );
  expect(
    problems.map(({ file, line, column, message }) => [`${file}:${line}:${column}`, message]),
  ).toEqual([
    ['content/docs/v1/a.mdx:2:8', 'Front matter: "title" is 5, but must be a string.'],
    ['content/docs/v1/b.mdx:2:1', 'Front matter: "titel" is not a known key.'],
  ]);
  expect(problems[0]?.frame).toBe('  1 | ---\n> 2 | title: 5\n    |        ^\n  3 | ---\n  4 |');
});

test('[V5] a sidebar that names an unknown doc is reported at its line', async () => {
  const { problems } = await loadFiles(
    docsSite({
      'content/docs/v1/start.mdx': '# Start\n',
      'content/docs/v1/sidebar.ts': "export default {\n  docs: [\n    'strat',\n  ],\n};\n",
    }),
  );
  expect(problems).toMatchObject([
    {
      code: 'sidebar-doc-not-found',
      message: 'The sidebar "docs" lists the doc "strat", which does not exist in 1.x.',
      hint: 'Did you mean "start"?',
      file: 'content/docs/v1/sidebar.ts',
      line: 3,
      column: 5,
    },
  ]);
  expect(problems[0]?.frame).toContain("> 3 |     'strat',");
});

test('[V5] a doc in two sidebars is reported at the second', async () => {
  const { problems } = await loadFiles(
    docsSite({
      'content/docs/v1/start.mdx': '# Start\n',
      'content/docs/v1/sidebar.ts': "export default {\n  one: ['start'],\n  two: ['start'],\n};\n",
    }),
  );
  expect(problems).toMatchObject([
    {
      message: 'The doc "start" is in two sidebars of 1.x: "one" and "two".',
      line: 3,
      column: 9,
    },
  ]);
});

test('[V5] pagination to a doc that does not exist is reported at its key', async () => {
  const { problems } = await loadFiles(
    docsSite({
      'content/docs/v1/start.mdx': '---\ntitle: A\npagination_next: strat\n---\n\nText.\n',
    }),
  );
  expect(problems).toMatchObject([
    {
      message: 'pagination_next names the doc "strat", which does not exist in 1.x.',
      hint: 'Did you mean "start"?',
      file: 'content/docs/v1/start.mdx',
      line: 3,
    },
  ]);
});

test('[V5] a version folder without a sidebar', async () => {
  const files = docsSite({ 'content/docs/v1/start.mdx': '# Start\n' });
  delete files['content/docs/v1/sidebar.ts'];
  const { problems } = await loadFiles(files);
  expect(problems).toEqual([
    {
      code: 'sidebar-missing',
      severity: 'error',
      message: 'The version 1.x has no sidebar: content/docs/v1/sidebar.ts does not exist.',
      hint: "Write it: export default defineSidebars({ docs: [{ type: 'autogenerated', dir: '.' }] }).",
      file: 'content/docs/v1/sidebar.ts',
    },
  ]);
});

test('[V3] two docs with one path, and a doc and a page', async () => {
  const { problems } = await loadFiles(
    docsSite({
      'content/docs/v1/a.mdx': '# A\n',
      'content/docs/v1/b.mdx': '---\nslug: /a\n---\n\n# B\n',
      'content/docs/v1/c.mdx': '# C\n',
      'content/pages/docs/c.tsx': 'export default function Page() { return null; }\n',
      'content/pages/pages.ts':
        "export default { '/docs/c': { title: 'C', description: 'Also C.' } };\n",
    }),
  );
  expect(problems.map(({ message }) => message)).toEqual([
    'The route "/docs/a" has two sources: content/docs/v1/a.mdx:1 and content/docs/v1/b.mdx:2.',
    'The route "/docs/c" has two sources: content/docs/v1/c.mdx:1 and content/pages/docs/c.tsx:1.',
  ]);
  expect(problems.map(({ severity }) => severity)).toEqual(['error', 'error']);
});

test('[V2] broken links and links to drafts are reported at file, line and column', async () => {
  const { problems } = await loadFiles(
    docsSite({
      'content/docs/v1/a.mdx': '# A\n\nSee [b](./b.mdx) and [c](./c.mdx).\n',
      'content/docs/v1/b.mdx': '---\ndraft: true\n---\n',
    }),
  );
  expect(problems).toMatchObject([
    {
      code: 'broken-markdown-link',
      message: 'The link "./b.mdx" leads to a draft: content/docs/v1/b.mdx is not published.',
      file: 'content/docs/v1/a.mdx',
      line: 3,
      column: 5,
    },
    {
      message: 'The link "./c.mdx" leads nowhere: there is no content/docs/v1/c.mdx.',
      hint: 'Did you mean "content/docs/v1/a.mdx"?',
      line: 3,
      column: 22,
    },
  ]);
});

test('[V6] [E3] a page module without a default export is named', async () => {
  const { problems } = await loadFiles({
    'site.config.ts': siteConfig(),
    'content/pages/index.tsx': 'export function Home() { return <p>Home</p>; }\n',
    'content/pages/pages.ts':
      "export default { '/': { title: 'Home', description: 'A home.' } };\n",
  });
  expect(problems).toMatchObject([
    {
      code: 'page-without-default-export',
      severity: 'error',
      message:
        'The page component at content/pages/index.tsx does not have a default export and cannot be rendered.',
      file: 'content/pages/index.tsx',
    },
  ]);
});

test('[V5] pages and their metadata are checked both ways', async () => {
  const { problems } = await loadFiles({
    'site.config.ts': siteConfig(),
    'content/pages/index.tsx': 'export default () => null;\n',
    'content/pages/media.tsx': 'export default () => null;\n',
    'content/pages/pages.ts': `export default {
  '/': { title: 'Home', description: 'A home.' },
  '/meda': { title: 'Media', description: 'Media.' },
};
`,
  });
  expect(problems).toMatchObject([
    {
      code: 'page-without-metadata',
      message: 'The page content/pages/media.tsx has no title and description.',
      hint: "Add '/media': { title: '…', description: '…' } to content/pages/pages.ts.",
    },
    {
      code: 'page-not-found',
      message: 'content/pages/pages.ts describes "/meda", but there is no content/pages/meda.tsx.',
      hint: 'Did you mean "/media"?',
      line: 3,
      column: 3,
    },
  ]);
});

test('[V5] an empty site is reported as such', async () => {
  const { problems } = await loadFiles({ 'site.config.ts': siteConfig() });
  expect(problems).toEqual([
    {
      code: 'empty-site',
      severity: 'error',
      message: 'The site has no pages.',
      hint: 'Write some: content/pages/index.tsx.',
      file: 'site.config.ts',
    },
  ]);
});

test('[V5] versions that contradict each other', async () => {
  const version = (more: string) =>
    `{ label: '1.x', dir: 'v1', path: '', release: '1.0.0', ${more} }`;
  const two = await loadFiles(
    docsSite({
      'content/docs/versions.ts': `export default [\n  ${version('isLast: true')},\n  ${version("name: 'x'")},\n];\n`,
      'content/docs/v1/a.mdx': '# A\n',
    }),
  );
  expect(two.problems.map(({ message }) => message)).toContain(
    'The versions 1.x and 1.x have the same dir "v1".',
  );
  const none = await loadFiles(
    docsSite({ 'content/docs/versions.ts': `export default [${version('')}];\n` }),
  );
  expect(none.problems[0]).toMatchObject({
    code: 'versions-invalid',
    file: 'content/docs/versions.ts',
    line: 1,
  });
  expect(none.problems[0]?.message).toMatch(/must have exactly one version with isLast: true\.$/);
});

test('problems do not depend on the order in which files are read', async () => {
  const root = await writeSite(docsSite({}));
  await mkdir(`${root}/content/docs/v1`, { recursive: true });
  for (let i = 0; i < 100; i += 1) {
    await writeFile(`${root}/content/docs/v1/${i}.mdx`, '---\ntitel: x\n---\n');
  }
  const [first, second] = [await loadFolder(root), await loadFolder(root)];
  expect(first.problems).toHaveLength(100);
  expect(second.problems).toEqual(first.problems);
});

test('[V5] a bad list of versions, or of pages, is one problem and not one for each link to them', async () => {
  const config = siteConfig('  docs: {},\n').replace(
    "navbar: { title: 'Test' }",
    "navbar: { title: 'Test', items: [{ type: 'doc', docId: 'index', label: 'Docs' }] }",
  );
  const page = 'export default () => null;\n';
  const files = docsSite({
    'site.config.ts': config,
    'content/docs/v1/index.mdx': '# Start\n',
    'content/pages/index.tsx': page,
    'content/pages/pages.ts': "export default { '/': { title: 'Home', description: 'Home.' } };\n",
  });
  const versions = { 'content/docs/versions.ts': 'export default [{ lable: 1 }];\n' };
  const bad = await loadFiles({ ...files, ...versions });
  expect(new Set(bad.problems.map(({ code }) => code))).toEqual(new Set(['versions-invalid']));
  expect(bad.site.routes).toEqual([]);
  const pages = { 'content/pages/pages.ts': "export default { '/': { title: 1 } };\n" };
  const badPages = await loadFiles({ ...files, ...pages });
  expect(new Set(badPages.problems.map(({ code }) => code))).toEqual(new Set(['pages-invalid']));
});

test('[V5] a version without pages, or without its folder', async () => {
  const start =
    "export default [\n  { label: '2.x', dir: 'v2', path: '', release: '1.0.0', isLast: true },\n";
  const load = (dir: string, files: Record<string, string>) =>
    loadFiles(
      docsSite({
        'content/docs/v2/a.mdx': '# A\n',
        'content/docs/v2/sidebar.ts': "export default { docs: ['a'] };\n",
        'content/docs/versions.ts': `${start}  { label: '1.x', dir: '${dir}', path: 'v1', release: '1.0.0' },\n];\n`,
        ...files,
      }),
    );
  const empty = await load('v1', {});
  expect(empty.problems).toMatchObject([
    {
      code: 'version-without-pages',
      severity: 'error',
      message: 'The version 1.x has no pages: content/docs/v1 holds no .mdx file.',
      hint: 'Write its pages there, or take the version out of content/docs/versions.ts.',
      file: 'content/docs/versions.ts',
      line: 3,
      column: 24,
    },
  ]);
  const drafts = await load('v1', { 'content/docs/v1/a.mdx': '---\ndraft: true\n---\n' });
  expect(drafts.problems.map(({ message }) => message)).toEqual([
    'The version 1.x has no pages: content/docs/v1 holds only drafts.',
  ]);
  const missing = await load('v_1', {});
  expect(missing.problems).toMatchObject([
    {
      message: 'The version 1.x has no pages: content/docs/v_1 does not exist.',
      hint: 'Did you mean "v1"?',
    },
  ]);
});

test('[V5] a search without a page for its results', async () => {
  const config = siteConfig().replace(
    "navbar: { title: 'Test' }",
    "navbar: { title: 'Test', items: [{ type: 'search' }] }",
  );
  const files = {
    'site.config.ts': config,
    'content/pages/index.tsx': 'export default () => null;\n',
    'content/pages/pages.ts': "export default { '/': { title: 'Home', description: 'Home.' } };\n",
  };
  const { problems, site } = await loadFiles(files);
  expect(problems).toMatchObject([
    {
      code: 'search-page-missing',
      message:
        'The navbar has a search, but no page shows all results: content/pages/search.tsx does not exist.',
      hint: expect.stringContaining("That page is the site's to write."),
      file: 'site.config.ts',
      line: 9,
    },
  ]);
  expect(site.routes[0]?.page.navbar).toEqual([]);
});

test('[V5] a sidebar that cannot be read is not missed by the navbar as well', async () => {
  const config = siteConfig('  docs: {},\n').replace(
    "navbar: { title: 'Test' }",
    "navbar: { title: 'Test', items: [{ type: 'docSidebar', sidebarId: 'docs', label: 'Docs' }] }",
  );
  const { problems } = await loadFiles(
    docsSite({
      'site.config.ts': config,
      'content/docs/v1/a.mdx': '# A\n',
      'content/docs/v1/sidebar.ts': 'export default { docs: [ };\n',
    }),
  );
  expect(problems.map(({ code }) => code)).toEqual(['sidebar-invalid']);
});

test('[V5] a sidebar that never ends is stopped and named, and nothing else is', async () => {
  const root = await writeSite(
    docsSite({
      'content/docs/v1/a.mdx': '# A\n',
      'content/docs/v1/sidebar.ts': "import { items } from '../items.ts';\nexport default items;\n",
      'content/docs/items.ts': 'while (true) {}\nexport const items = {};\n',
    }),
  );
  const modules = await createModuleReader({ timeLimit: 500 });
  const { problems } = await loadFolder(root, { modules });
  await modules.close();
  expect(problems).toEqual([
    {
      code: 'sidebar-invalid',
      severity: 'error',
      message: 'content/docs/items.ts did not finish within 0.5 seconds.',
      hint: 'It is in a loop that does not end, or waits for something that does not come. Data should be there at once.',
      file: 'content/docs/items.ts',
    },
  ]);
});

test('[V5] file names that make addresses which nobody can use', async () => {
  const { problems } = await loadFiles(
    docsSite({
      'content/docs/v1/a.mdx': '# A\n',
      'content/docs/v1/getting started.mdx': '# B\n',
      'content/docs/v1/100%/sure.mdx': '# C\n',
    }),
  );
  expect(problems).toMatchObject([
    {
      code: 'address-invalid',
      severity: 'error',
      message:
        'The address "/docs/100%/sure" holds the sign "%", which not every server and browser reads the same.',
      hint: 'Rename the file or folder: "100" instead of "100%".',
      file: 'content/docs/v1/100%/sure.mdx',
    },
    {
      message:
        'The address "/docs/getting started" holds a space, which not every server and browser reads the same.',
      hint: 'Rename the file or folder: "getting-started" instead of "getting started".',
    },
  ]);
});
