import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { loadFiles, loadFolder } from './testing/load-test-site.ts';
import { docsSite, siteConfig, writeSite } from './testing/write-site.ts';

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

test('[V5] without their metadata, all pages are one problem', async () => {
  const { problems } = await loadFiles({
    'site.config.ts': siteConfig(),
    'content/pages/index.tsx': 'export default () => null;\n',
    'content/pages/buy/index.tsx': 'export default () => null;\n',
  });
  expect(problems).toMatchObject([
    {
      code: 'pages-invalid',
      message: 'content/pages/pages.ts, which describes the pages, does not exist.',
      hint: expect.stringContaining("'/buy': { title: '…', description: '…' }"),
      file: 'content/pages/pages.ts',
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
      hint: expect.stringContaining('Write that page yourself.'),
      file: 'site.config.ts',
      line: 9,
    },
  ]);
  expect(site.routes[0]?.page.navbar).toEqual([]);
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
        'The address "/docs/100%/sure" contains the character "%", which servers and browsers do not all read in the same way.',
      hint: 'Rename the file or folder: "100" instead of "100%".',
      file: 'content/docs/v1/100%/sure.mdx',
    },
    {
      message:
        'The address "/docs/getting started" contains a space, which servers and browsers do not all read in the same way.',
      hint: 'Rename the file or folder: "getting-started" instead of "getting started".',
    },
  ]);
});
