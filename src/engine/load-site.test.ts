import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { DocPage, PageData } from '#shared/page-data.ts';
import { noHistory } from './docs/read-git-history.ts';
import type { Site } from './site.ts';
import { loadFiles, loadFolder } from './testing/load-test-site.ts';
import { stubCompile } from './testing/stub-compile.ts';
import { docsSite, siteConfig, writeSite } from './testing/write-site.ts';

const fixture = (name: string) =>
  fileURLToPath(new URL(`../../tests/sites/${name}`, import.meta.url));

function pageAt(site: Site, path: string): PageData {
  const route = site.routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return route.page;
}

const docPage = (site: Site, path: string) => pageAt(site, path) as DocPage;

test('the fixture "minimal" loads without problems', async () => {
  const { site, problems } = await loadFolder(fixture('minimal'));
  expect(problems).toEqual([]);
  expect(site.routes.map(({ path }) => path)).toEqual(['/docs/guide', '/docs', '/', '/404']);
  expect(docPage(site, '/docs').content).toEqual({
    key: 'content/docs/v1/start.mdx',
    links: { './guide.mdx#first': '/docs/guide#first' },
  });
  expect(Object.keys(site.contents)).toEqual([
    'content/docs/v1/guide.mdx',
    'content/docs/v1/start.mdx',
  ]);
});

test('[D1] [D8] [D9] [M1] the fixture "versioned": versions, banner, canonical, tags', async () => {
  const { site, problems } = await loadFolder(fixture('versioned'), {
    history: {
      ...noHistory,
      updated: new Map([['content/docs/v1/router.mdx', '2024-05-06']]),
    },
  });
  expect(problems).toEqual([]);
  expect(site.versions.map(({ name, path, isLast }) => ({ name, path, isLast }))).toEqual([
    { name: 'current', path: '/docs', isLast: true },
    { name: '1.x', path: '/docs/v1', isLast: false },
  ]);
  expect(site.versions[0]?.draftIds).toEqual(['server/plans']);
  expect([...site.drafts]).toEqual([['/docs/server/plans', 'content/docs/v2/server/plans.mdx']]);

  const router = docPage(site, '/docs/v1/router');
  expect(router.docs.banner).toEqual({
    kind: 'unmaintained',
    latestHref: '/docs/server/routers',
    latestLabel: '2.x',
    samePage: true,
  });
  expect(router.head).toMatchObject({
    title: 'Router (1.x) | Versioned',
    canonical: 'https://versioned.example/docs/server/routers',
    docsVersion: '1.x',
    docsTag: 'docs-default-1.x',
  });
  expect(router.editUrl).toBe(
    'https://github.com/example/versioned/edit/main/content/docs/v1/router.mdx',
  );
  expect(router.lastUpdated).toBe('2024-05-06');

  const legacy = docPage(site, '/docs/v1/legacy');
  expect(legacy.docs.banner).toMatchObject({ latestHref: '/docs', samePage: false });
  expect(legacy.head.canonical).toBe('https://versioned.example/docs/v1/legacy');

  const routers = docPage(site, '/docs/server/routers');
  expect(routers.docs.banner).toBe(undefined);
  expect(routers.head).toMatchObject({ docsVersion: 'current', docsTag: 'docs-default-current' });
  expect(routers.className).toBe('docs-page docs-version-current');
  expect(routers.navbar.find(({ type }) => type === 'docsVersionDropdown')).toMatchObject({
    versions: [
      { href: '/docs/server/routers', active: true },
      { href: '/docs/v1/router', samePage: true },
    ],
  });
  expect(pageAt(site, '/').head.docsTag).toBe('default');

  const old = site.routes.filter(({ sitemap }) => sitemap === '/docs/v1/sitemap.xml');
  expect(old.map(({ path }) => path)).toEqual(['/docs/v1/legacy', '/docs/v1/router', '/docs/v1']);
  const listed = site.routes.filter(({ inSitemap, sitemap }) => inSitemap && !sitemap);
  const sitemap = listed.map(({ path }) => path);
  expect(sitemap).toEqual([
    '/docs/server/context',
    '/docs/server/routers',
    '/docs',
    '/docs/server',
    '/',
  ]);
});

test('[D3] [D5] [D10] pages know their sidebar, breadcrumbs and neighbors', async () => {
  const { site } = await loadFolder(fixture('versioned'));
  const { docs } = docPage(site, '/docs/server/routers');
  expect(site.sidebars[docs.sidebar ?? '']).toMatchObject({ id: 'docs' });
  expect(docs.sidebar).toBe('current/docs');
  expect(docs.breadcrumbs).toEqual([
    { label: 'Server', href: '/docs/server' },
    { label: 'Routers', href: '/docs/server/routers' },
  ]);
  expect(docs.pagination).toEqual({
    previous: { title: 'Server', href: '/docs/server' },
    next: { title: 'Context', href: '/docs/server/context' },
  });
  expect(pageAt(site, '/docs/server')).toMatchObject({
    kind: 'category-index',
    title: 'Server',
    description: 'Everything that runs on the server.',
    cards: [
      {
        title: 'Routers',
        description: 'How to group procedures in version two.',
        href: '/docs/server/routers',
      },
      { title: 'Context', href: '/docs/server/context' },
    ],
  });
  const hidden = docPage(site, '/docs/hidden');
  expect(hidden.docs.sidebar).toBe(undefined);
  expect(hidden.head.robots).toBe('noindex');
  expect(hidden.docs.breadcrumbs).toEqual([{ label: 'Hidden', href: '/docs/hidden' }]);
});

test('[M1] of two old pages with one counterpart only the one that it leads back to names it as canonical', async () => {
  const { site } = await loadFiles(
    docsSite({
      'content/docs/versions.ts': `export default [
        { label: '2.x', dir: 'v2', path: '', release: '2.0.0', isLast: true },
        { label: '1.x', dir: 'v1', path: 'v1', release: '1.0.0', equivalents: { second: 'first' } },
      ];`,
      'content/docs/v2/sidebar.ts':
        "export default { docs: [{ type: 'autogenerated', dir: '.' }] };\n",
      'content/docs/v2/first.mdx': '# First\n\nNew.\n',
      'content/docs/v1/first.mdx': '# First\n\nOld.\n',
      'content/docs/v1/second.mdx': '# Second\n\nOld.\n',
    }),
  );
  const canonicalOf = (path: string) => new URL(docPage(site, path).head.canonical).pathname;
  expect(canonicalOf('/docs/v1/first')).toBe('/docs/first');
  expect(canonicalOf('/docs/v1/second')).toBe('/docs/v1/second');
});

test('drafts are pages in development and nowhere in production', async () => {
  const { site } = await loadFolder(fixture('versioned'), { mode: 'development' });
  expect(docPage(site, '/docs/server/plans').title).toBe('Plans');
  const production = await loadFolder(fixture('versioned'));
  expect(production.site.routes.map(({ path }) => path)).not.toContain('/docs/server/plans');
});

test('[V5] a config that was changed is read anew', async () => {
  const root = await writeSite({ 'site.config.ts': siteConfig() });
  await loadFolder(root);
  await writeFile(
    `${root}/site.config.ts`,
    siteConfig().replace("title: 'Test',", "title: 'New',"),
  );
  expect((await loadFolder(root)).site.config.title).toBe('New');
});

test('names with "_" in front are partials and not pages', async () => {
  const { site } = await loadFiles(
    docsSite({
      'content/docs/v1/a.mdx': '# A\n',
      'content/docs/v1/_part.mdx': 'Part',
      'content/docs/v1/_parts/b.mdx': 'Part',
    }),
  );
  expect(site.routes.map(({ path }) => path)).toEqual(['/docs/a', '/404']);
});

test('files outside of content are inputs', async () => {
  const root = await writeSite(
    docsSite({
      'site.config.ts': siteConfig("  docs: {},\n  redirects: 'redirects.tsv',\n"),
      'redirects.tsv': 'from\tto\n/x\t/docs/a\n',
      'shared/_part.mdx': 'A part.\n',
      'content/docs/v1/a.mdx': '# A\n\n<Partial src="../../../shared/_part.mdx" />\n',
    }),
  );
  const { inputs } = await loadFolder(root, {
    compile: async (input) => ({
      ...(await stubCompile(input)),
      dependencies: ['shared/_part.mdx'],
    }),
  });
  expect(inputs.files).toEqual(
    expect.arrayContaining([join(root, 'redirects.tsv'), join(root, 'shared/_part.mdx')]),
  );
});
