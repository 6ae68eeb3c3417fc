import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { migrateFiles, migrateFolder } from './migrate-folder-test-support.ts';

const page = (title: string, text = 'Text.'): string => `---\ntitle: ${title}\n---\n\n${text}\n`;

const configOf = (options: string): string =>
  `module.exports = { title: 'A', url: 'https://a.example', organizationName: 'o', projectName: 'p',\n${options} };\n`;

const docsOf = (options: string): string =>
  configOf(`presets: [['classic', { docs: {\n${options} } }]]`);

describe('versions', () => {
  const files = {
    'docs/a.md': page('A'),
    'versions.json': '["2.0", "1.0"]',
    'versioned_docs/version-2.0/a.md': page('A'),
    'versioned_docs/version-1.0/a.md': page('A'),
  };

  test('only those that are included are taken along, and the others have a line', async () => {
    const {
      files: made,
      report,
      errors,
      paths,
    } = await migrateFiles({
      ...files,
      'docusaurus.config.js': docsOf("onlyIncludeVersions: ['current', '1.0']"),
    });
    expect(errors).toEqual([]);
    expect(made.filter((file) => file.includes('2.0'))).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining(['/docs/a', '/docs/next/a']));
    const said = report.join('\n');
    expect(said).toContain('docusaurus.config.js:3: changed: the version 2.0 is not taken along');
    expect(said).toContain('versioned_docs/version-2.0/a.md:1: decide: no page shows it');
  });

  test('the current one may be left out', async () => {
    const { files: made, report } = await migrateFiles({
      ...files,
      'docusaurus.config.js': docsOf('includeCurrentVersion: false'),
    });
    expect(made.filter((file) => file.startsWith('content/docs/next/'))).toEqual([]);
    expect(report.join('\n')).toContain('docs/a.md:1: decide: no page shows it');
  });

  test('there may be but the current one', async () => {
    const { paths, report } = await migrateFiles({
      ...files,
      'docusaurus.config.js': docsOf('disableVersioning: true'),
    });
    expect(paths.filter((path) => path.startsWith('/docs'))).toEqual(['/docs/a']);
    expect(report.join('\n')).toContain('because docs.disableVersioning is true');
  });

  test('label, path, banner and search engines are settings of each', async () => {
    const { text, paths, report, errors } = await migrateFiles({
      ...files,
      'docusaurus.config.js': docsOf(
        "lastVersion: 'current', versions: { current: { label: 'C', path: 'edge' }, '1.0': { banner: 'unreleased', noIndex: true,\nbadge: false, className: 'x' } }",
      ),
    });
    expect(errors).toEqual([]);
    const versions = text('content/docs/versions.ts');
    expect(versions).toMatch(/label: 'C',\n\s+dir: 'current',\n\s+path: 'edge',[^}]*isLast: true/);
    expect(versions).toMatch(/label: '1\.0',[^}]*banner: 'unreleased',\n\s+inSitemap: false/);
    expect(paths).toContain('/docs/edge/a');
    expect(report.join('\n')).toContain('docs.versions["1.0"].badge is not taken along');
    expect(report.join('\n')).toContain('(docusaurus.config.js:4)');
  });

  test('every version stays in the sitemap but those that keep search engines away', async () => {
    const { text, errors } = await migrateFiles({
      ...files,
      'docusaurus.config.js': docsOf("versions: { '1.0': { noIndex: true } }"),
    });
    expect(errors).toEqual([]);
    const versions = text('content/docs/versions.ts').split('name:').slice(1);
    expect(versions.map((it) => /inSitemap: \w+/.exec(it)?.[0])).toEqual([
      'inSitemap: true',
      undefined,
      'inSitemap: false',
    ]);
  });

  test('a last version that is none is reported', async () => {
    const { report } = await migrateFiles({
      ...files,
      'docusaurus.config.js': docsOf("lastVersion: '9'"),
    });
    expect(report.join('\n')).toContain(
      'docs.lastVersion is "9", and there is no such version: it is 2.0 now',
    );
  });
});

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
      `${name}:1: changed: not taken along, because docs.include and docs.exclude`,
    );
  }
  expect(report.join('\n')).toContain(
    'blog/old/e.md:1: changed: not taken along, because blog.include',
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

test('a blog at the root of the site moves, with its tags', async () => {
  const { text, errors, paths } = await migrateFiles({
    'docusaurus.config.js': configOf(
      "presets: [['classic', { docs: false, blog: { routeBasePath: '/', authorsMapPath: 'people.yml' } }]]",
    ),
    'blog/2024-01-02-a.md':
      '---\ntitle: A\nauthors: [ada]\ntags: [Node.js, news, ünï, Straße]\n---\n\nSee [b](/b).\n',
    'blog/2024-01-03-b.md': '---\ntitle: B\nslug: b\nauthors: [ada]\n---\n\nText.\n',
    'blog/people.yml': 'ada:\n  name: Ada\n  page: true\n  email: a@a.example\n',
    'blog/tags.yml': 'news:\n  label: News\n  permalink: /new\n  description: D\n',
  });
  expect(errors).toEqual([]);
  expect(text('content/blog/2024-01-02-a.md')).toContain('See [b](/blog/b).');
  expect(text('content/redirects.tsv').split('\n')).toEqual(
    expect.arrayContaining([
      '/b\t/blog/b',
      '/2024/01/02/a\t/blog/2024/01/02/a',
      '/tags/node-js\t/blog/tags/nodejs',
      '/tags/new\t/blog/tags/news',
      '/tags/strasse\t/blog/tags/straße',
      '/tags/uni\t/blog/tags/ünï',
      '/authors/ada\t/blog/authors/ada',
      '/archive\t/blog/archive',
    ]),
  );
  expect(paths).toContain('/blog/tags/news');
});

test('lists of a blog lead to lists, whatever their folders were called', async () => {
  const post = (title: string, more = ''): string =>
    `---\ntitle: ${title}\nauthors: [ada]\n${more}---\n\nText.\n`;
  const { text, errors, paths } = await migrateFiles({
    'docusaurus.config.js': configOf(
      "presets: [['classic', { docs: false, blog: { routeBasePath: '/', postsPerPage: 1, authorsBasePath: 'people', archiveBasePath: null } }]]",
    ),
    'blog/2024-01-02-a.md': post('A'),
    'blog/2024-01-03-b.md': post('B'),
    'blog/2024-01-04-c.md': post('C', 'unlisted: true\n'),
    'blog/authors.yml': 'ada:\n  name: Ada\n  page: true\n',
  });
  expect(errors).toEqual([]);
  const redirects = text('content/redirects.tsv').trim().split('\n').slice(1);
  expect(redirects.filter((line) => !line.includes('2024')).sort()).toEqual([
    '/\t/blog',
    '/atom.xml\t/blog/atom.xml',
    '/page/2\t/blog',
    '/people\t/blog/authors',
    '/people/ada\t/blog/authors/ada',
    '/people/ada/page/2\t/blog/authors/ada',
    '/rss.xml\t/blog/rss.xml',
  ]);
  expect(paths).toEqual(expect.arrayContaining(['/blog', '/blog/authors', '/blog/authors/ada']));
});

test('further pages of a tag lead to its one page, and those of the blog stay', async () => {
  const post = '---\ntitle: A\nauthors: [{ name: Ada }]\ntags: [news]\n---\n\nText.\n';
  const { text, errors, paths } = await migrateFiles({
    'docusaurus.config.js': configOf(
      "presets: [['classic', { docs: false, blog: { postsPerPage: 1 } }]]",
    ),
    'blog/2024-01-02-a.md': post,
    'blog/2024-01-03-b.md': post,
  });
  expect(errors).toEqual([]);
  expect(paths).toContain('/blog/page/2');
  expect(text('content/redirects.tsv')).toBe('from\tto\n/blog/tags/news/page/2\t/blog/tags/news\n');
});

test('days of posts count in UTC, and one that does not exist names no file', async () => {
  const post = (date: string): string =>
    `---\ntitle: A\n${date}authors: [{ name: Ada }]\n---\n\nText.\n`;
  const { files, text, report } = await migrateFiles({
    'docusaurus.config.js': configOf("presets: [['classic', { docs: false }]]"),
    'blog/2024-01-01-late.md': post('date: 2024-01-01T23:30:00-05:00\n'),
    'blog/2024-01-01-early.md': post('date: 2024-01-01 00:30:00 +01:00\n'),
    'blog/2024-01-03-wrong.md': post('date: 2020-02-30\n'),
    'blog/2020-02-30-never.md': post(''),
  });
  expect(files.filter((file) => /blog\/.*\.md$/.test(file)).sort()).toEqual([
    'content/blog/2023-12-31-early.md',
    'content/blog/2024-01-02-late.md',
    'content/blog/2024-01-03-wrong.md',
    'content/blog/never.md',
  ]);
  expect(text('content/blog/2024-01-02-late.md')).toContain('date: 2024-01-02\n');
  expect(text('content/blog/2024-01-02-late.md')).toContain('slug: 2024/01/01/late\n');
  expect(text('content/blog/never.md')).toContain('slug: 2020/02/30/never\n');
  const said = report.join('\n');
  expect(said).toContain('decide: date: 2020-02-30 is no day that exists');
  expect(said).toContain(
    'decide: renamed to content/blog/never.md: the day in its name does not exist',
  );
});

test('files beside the folder, and those whose names begin with a dot, are taken along', async () => {
  const root = await writeSite({
    'site/docusaurus.config.js': docsOf("path: '../docs'"),
    'site/static/.well-known/a.txt': 'x',
    'site/.gitignore': 'x',
    'docs/a.md': page('A', '![](./img/a.svg)'),
    'docs/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  });
  const { files, errors, paths, report } = await migrateFolder(join(root, 'site'));
  expect(errors).toEqual([]);
  expect(files).toContain('content/static/.well-known/a.txt');
  expect(paths).toContain('/docs/a');
  expect(report.join('\n')).toContain('.gitignore:1: changed: it belongs to the old project');
});

test('links are followed once, and loops end in a line', { timeout: 20_000 }, async () => {
  const root = await writeSite({
    'docusaurus.config.js': docsOf(''),
    'docs/a.md': page('A'),
    'shared/b.md': page('B'),
  });
  await symlink('../shared', join(root, 'docs/shared'));
  await symlink('..', join(root, 'docs/loop'));
  await symlink('../docs', join(root, 'shared/back'));
  await symlink('nowhere', join(root, 'docs/broken.md'));
  await symlink('self', join(root, 'self'));
  await mkdir(join(root, 'static'));
  await symlink(join(await writeSite({ 'x.txt': 'x' }), 'x.txt'), join(root, 'static/x.txt'));
  const { paths, report, errors } = await migrateFolder(root);
  expect(errors).toEqual([]);
  expect(paths).toContain('/docs/shared/b');
  const said = report.join('\n');
  expect(said).toContain('docs/loop:1: decide: it is a link to a folder that it is in');
  expect(said).toContain('docs/broken.md:1: decide: it is a link that leads to nothing');
  expect(said).toContain('docs/shared/back:1: decide: it is a link within a linked folder');
  expect(said).toMatch(/static\/x\.txt:1: decide: it is a link to .*, outside of the folder/);
  expect(said).toContain('self:1: decide: it is a link that leads to nothing, or back to itself');
});

test('lines end as they did; a file with several ends has a line', async () => {
  const { text, report, errors } = await migrateFiles({
    'docusaurus.config.js': docsOf(''),
    'docs/a.md': '---\r\nid: a\r\ntitle: A\r\n---\r\n\r\n:::note Title\r\nText.\r\n:::\r\n',
    'docs/b.md': '# B\r\n\nText.\n',
  });
  expect(errors).toEqual([]);
  expect(text('content/docs/current/a.md')).toBe(
    '---\r\ntitle: A\r\n---\r\n\r\n:::note[Title]\r\nText.\r\n:::\r\n',
  );
  expect(text('content/docs/current/b.md')).toBe('# B\n\nText.\n');
  expect(report.join('\n')).toContain('docs/b.md:1: changed: its lines ended in more than one way');
});

test('numbers in names stay in addresses where the docs say so', async () => {
  const { paths, errors } = await migrateFiles({
    'docusaurus.config.js': docsOf('numberPrefixParser: false'),
    'docs/01-a.md': page('A'),
  });
  expect(errors).toEqual([]);
  expect(paths).toContain('/docs/01-a');
});

test('two runs say and write the same', async () => {
  const files = {
    'docusaurus.config.js': docsOf('x: 1, y: 2'),
    'docs/b.md': ':::x\n\nText\n\n:::\n',
    'docs/A.md': '<Chart a />\n',
    'docs/a-z.md': '<Chart a />\n',
  };
  const [one, two] = [await migrateFiles(files), await migrateFiles(files)];
  expect(one.report).toEqual(two.report);
  expect(one.files).toEqual(two.files);
});
