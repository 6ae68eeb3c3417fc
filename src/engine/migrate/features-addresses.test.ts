import { expect, test } from 'vitest';
import { configOf, docsOf, migrateFiles, page } from './migrate-folder-test-support.ts';

test('pages that are excluded stay behind, and those that show them still do', async () => {
  const { files, report, errors, paths } = await migrateFiles({
    'docusaurus.config.js': configOf(
      "presets: [['classic', { docs: { exclude: ['secret/**', '**/*.draft.md'], include: ['**/*.md'] }, blog: { exclude: ['old/**'] } }]]",
    ),
    'docs/a.md': "---\ntitle: A\n---\n\nimport B from './b.draft.md';\n\n<B />\n",
    'docs/b.draft.md': 'A draft.\n',
    'docs/c.mdx': page('C'),
    'docs/secret/d.md': page('D'),
    'docs/secret/d.png': '',
    'blog/old/e.md': page('E'),
    'blog/2024-01-02-f.md': '---\ntitle: F\nauthors: [{ name: F }]\n---\n\nText.\n',
  });
  expect(errors).toEqual([]);
  expect(paths).toContain('/docs/a');
  expect(files.filter((file) => /secret|old|c\.mdx/.test(file))).toEqual([]);
  expect(files).toContain('content/partials/docs/b.draft.md');
  for (const name of ['docs/c.mdx', 'docs/secret/d.md', 'docs/secret/d.png']) {
    expect(report.join('\n')).toContain(
      `${name}:1: changed: not migrated, because docs.include and docs.exclude`,
    );
  }
  expect(report.join('\n')).toContain(
    'blog/old/e.md:1: changed: not migrated, because blog.include',
  );
});

test('docs at the root of the site move below /docs, and every address leads there', async () => {
  const { text, errors, paths, report } = await migrateFiles({
    'docusaurus.config.js': configOf(
      "presets: [['classic', { docs: {\nrouteBasePath: '/', sidebarPath: './sidebars.js' }, blog: false }]],\nplugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ from: '/old', to: '/a' }] }]],\nthemeConfig: { navbar: { items: [{ to: '/a', label: 'A' }] }, footer: { links: [{ title: 'T', items: [{ label: 'B', to: 'guide/b#x' }] }] } }",
    ),
    'sidebars.js':
      "module.exports = { main: ['index', 'a', { type: 'link', label: 'L', href: '/a' }, { type: 'category', label: 'All', link: { type: 'generated-index' }, items: ['guide/b'] }] };",
    'docs/index.md':
      '---\ntitle: Home\nslug: /\n---\n\nSee [a](/a), [b](/guide/b/#x), [all](/category/all), <a href="/a">A</a> and [c](/docs/c).\n\n![](/img/a.svg)\n',
    'docs/a.md': page('A'),
    'docs/guide/b.md': page('B', '## X {#x}'),
    'docs/docs/c.md': page('C'),
    'docs/d.md': page('D'),
    'docs/docs/docs/d.md': page('DDD'),
    'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/a.md': page('A', 'See [next](/next/a).'),
  });
  expect(errors).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining(['/docs/a', '/docs/next', '/docs/next/category/all']),
  );
  expect(paths).not.toContain('/next');
  const redirects = text('content/redirects.tsv').split('\n');
  expect(redirects).toEqual(
    expect.arrayContaining([
      '/a\t/docs/a',
      '/next\t/docs/next',
      '/next/guide/b\t/docs/next/guide/b',
      '/next/category/all\t/docs/next/category/all',
      '/old\t/docs/a',
    ]),
  );
  expect(text('site.config.ts')).toContain("href: '/docs/a'");
  expect(text('content/docs/1.0/a.md')).toContain('[next](/docs/next/a)');
  expect(report.join('\n')).toMatch(
    /changed: \d+ addresses are others here, and redirects lead to them: .*docusaurus\.config\.js:3/,
  );
});

test('where docs were the whole site, its root leads to them, and links follow', async () => {
  const { text, errors, paths } = await migrateFiles({
    'docusaurus.config.js': configOf(
      "presets: [['classic', { docs: { routeBasePath: '/' }, blog: { routeBasePath: 'news' } }]]",
    ),
    'docs/index.md':
      '---\ntitle: Home\nslug: /\n---\n\nSee [a](/a?b#c), [b](/guide/b/) and <a href="/a">A</a>.\n',
    'docs/a.md': page('A'),
    'docs/guide/b.md': page('B'),
  });
  expect(errors).toEqual([]);
  expect(paths).toContain('/docs');
  expect(text('content/docs/current/index.md')).toContain(
    'See [a](/docs/a?b#c), [b](/docs/guide/b) and <a href="/docs/a">A</a>.',
  );
  expect(text('content/redirects.tsv')).toContain('/\t/docs\n');
});

test('a page that another one would hide keeps its address, and somebody hears of it', async () => {
  const { text, errors, report } = await migrateFiles({
    'docusaurus.config.js': configOf("presets: [['classic', { docs: { routeBasePath: '/' } }]]"),
    'docs/c.md': page('C'),
    'docs/docs/c.md': page('Other C'),
  });
  expect(errors).toEqual([]);
  expect(text('content/redirects.tsv')).toBe('from\tto\n/c\t/docs/c\n');
  expect(report.join('\n')).toContain(
    'no redirect leads from /docs/c to /docs/docs/c, because another page is at /docs/c now',
  );
});

test('numbers in names stay in addresses where the docs say so', async () => {
  const { paths, errors } = await migrateFiles({
    'docusaurus.config.js': docsOf('numberPrefixParser: false'),
    'docs/01-a.md': page('A'),
  });
  expect(errors).toEqual([]);
  expect(paths).toContain('/docs/01-a');
});
