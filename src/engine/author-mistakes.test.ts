import { beforeAll, describe, expect, test } from 'vitest';
import { createTask } from './build/compile-task.ts';
import { loadFolder } from './testing/load-test-site.ts';
import { smallSite } from './testing/small-site.ts';
import { writeSite } from './testing/write-site.ts';

/** What people do to files of a site that is right, and what they are told: each is one problem at its place. */
let compile: Awaited<ReturnType<typeof createTask>>;

beforeAll(async () => {
  compile = await createTask();
});

const page = 'content/docs/v1/start.mdx';
const post = 'content/blog/2025-01-02-post.mdx';
const sidebar = 'content/docs/v2/sidebar.ts';
const versions = 'content/docs/versions.ts';
const authors = 'content/blog/authors.yml';
const redirects = 'content/redirects.tsv';
const config = 'site.config.ts';

type Mistake = [
  name: string,
  file: string,
  text: string | [from: string, to: string],
  told: string,
];

const frontMatter = (lines: string) => `---\n${lines}\n---\n\nText.\n`;
const inPost = (from: string, to: string): [string, string] => [from, to];

const mistakes: Mistake[] = [
  // Front matter
  [
    'the same key twice',
    page,
    frontMatter('title: A\ntitle: B'),
    `${page}:3 front-matter-invalid map keys must be unique`,
  ],
  [
    'a tab',
    page,
    frontMatter('title: A\nkeywords:\n\t- b'),
    `${page}:4 front-matter-invalid tabs are not allowed`,
  ],
  [
    'a colon in a title',
    page,
    frontMatter('title: A: B'),
    `${page}:2 front-matter-invalid nested mappings`,
  ],
  [
    'a capital key',
    page,
    frontMatter('Title: A'),
    `${page}:2 front-matter-invalid "Title" is not a known key. Did you mean "title"?`,
  ],
  [
    'a number as title',
    page,
    frontMatter('title: 2.0'),
    `${page}:2 front-matter-invalid "title" is 2, but must be a string.`,
  ],
  [
    'a title without a value',
    page,
    frontMatter('title:'),
    `${page}:2 front-matter-invalid "title" is null, but must be a string.`,
  ],
  [
    'a word for yes',
    page,
    frontMatter('draft: yes'),
    `${page}:2 front-matter-invalid "draft" is "yes", but must be true or false.`,
  ],
  [
    'words for a list',
    page,
    frontMatter('keywords: a, b'),
    `${page}:2 front-matter-invalid "keywords" is "a, b", but must be a list.`,
  ],
  [
    'a slug with spaces',
    page,
    frontMatter('slug: /a b'),
    `${page}:2 front-matter-invalid For example: "/a-b".`,
  ],
  [
    'an unknown neighbour',
    page,
    frontMatter('pagination_next: nowhere'),
    `${page}:2 doc-not-found pagination_next names the doc "nowhere"`,
  ],
  // Posts
  [
    'a day in another order',
    post,
    inPost('2025-01-02', '02.01.2025'),
    `${post}:3 front-matter-invalid must be a day such as "2025-03-21"`,
  ],
  [
    'a day that is not',
    post,
    inPost('2025-01-02', '2025-02-30'),
    `${post}:3 front-matter-invalid "date" is "2025-02-30"`,
  ],
  [
    'another day than the name',
    post,
    inPost('2025-01-02', '2025-01-03'),
    `${post}:3 post-date The name of the file says 2025-01-02, its front matter 2025-01-03.`,
  ],
  [
    'one author without a list',
    post,
    inPost('[bob]', 'bob'),
    `${post}:4 front-matter-invalid "authors" is "bob", but must be a list.`,
  ],
  [
    'an unknown author',
    post,
    inPost('[bob]', '[bop]'),
    `${post}:4 author-unknown Did you mean "bob"?`,
  ],
  [
    'no author',
    post,
    inPost('authors: [bob]\n', ''),
    `${post}:2 front-matter-invalid "authors" is missing.`,
  ],
  [
    'an author with a bad key',
    authors,
    'bob:\n  name: Bob\nBob Smith:\n  name: B\n',
    `${authors}:3 authors-invalid For example: "bob-smith".`,
  ],
  ['authors as a list', authors, '- name: Bob\n', `${authors}:1 authors-invalid must be an object`],
  [
    'an author with a bad address',
    authors,
    'bob:\n  name: Bob\n  url: bob.example\n',
    `${authors}:3 authors-invalid must be an address such as "https://example.com"`,
  ],
  // Sidebars, versions, config
  [
    'a doc that is not',
    sidebar,
    ["'start'", "'strat'"],
    `${sidebar}:3 sidebar-doc-not-found Did you mean "start"?`,
  ],
  ['an unknown type', sidebar, ["'category'", "'catgory'"], `${sidebar}:4 sidebar-invalid`],
  [
    'a category without items',
    sidebar,
    [", items: ['guide/one']", ''],
    `${sidebar}:4 sidebar-invalid`,
  ],
  [
    'a comma too few',
    sidebar,
    ["'start',", "'start'"],
    `${sidebar}:4 sidebar-invalid cannot be read`,
  ],
  [
    'no default export',
    sidebar,
    ['export default', 'export const sidebars ='],
    `${sidebar} sidebar-invalid The default export is missing.`,
  ],
  [
    'an import of nothing',
    sidebar,
    ['export default', "import './gone.ts';\nexport default"],
    `${sidebar} sidebar-invalid`,
  ],
  [
    'two versions at one path',
    versions,
    ["path: 'v1'", "path: ''"],
    `${versions}:3 versions-invalid The versions 2.x and 1.x have the same path "".`,
  ],
  [
    'no latest version',
    versions,
    [', isLast: true', ''],
    `${versions}:1 versions-invalid must have exactly one version with isLast: true`,
  ],
  [
    'a folder that is not',
    versions,
    ["dir: 'v1'", "dir: 'v01'"],
    `${versions}:3 version-without-pages Did you mean "v1"?`,
  ],
  [
    'a slash behind the address',
    config,
    ['https://test.example', 'https://test.example/'],
    `${config}:6 config-invalid must be an origin`,
  ],
  [
    'a key too many',
    config,
    ['docs: {}', 'docs: {}, doc: {}'],
    `${config}:17 config-invalid Did you mean "docs"?`,
  ],
  [
    'a doc of the navbar that is not',
    config,
    ["docId: 'start'", "docId: 'begin'"],
    `${config}:11 doc-not-found There is no doc "begin" in 2.x.`,
  ],
  // Redirects
  [
    'spaces for a tab',
    redirects,
    '/old   /docs\n',
    `${redirects}:1 redirect-invalid A redirect has two columns, and this line has 1.`,
  ],
  [
    'no slash in front',
    redirects,
    'old\t/docs\n',
    `${redirects}:1 redirect-invalid The old address "old" is not a path`,
  ],
  [
    'three columns',
    redirects,
    '/old\t/docs\t301\n',
    `${redirects}:1 redirect-invalid this line has 3.`,
  ],
  // Text
  ['an empty page', page, '', `${page} empty-page is empty.`],
  [
    'front matter alone',
    page,
    '---\ntitle: A\n---\n',
    `${page} empty-page has no text below its front matter`,
  ],
  ['a brace', page, 'A { b\n', `${page}:1 mdx-syntax`],
  ['a smaller-than sign', page, 'If a <b and c\n', `${page}:1 mdx-syntax`],
  [
    'an open element',
    page,
    '<Steps>\n\nText\n',
    `${page}:1 mdx-syntax The tag <Steps> is not closed.`,
  ],
  [
    'a component in small letters',
    page,
    '<tabs>\n\nText\n\n</tabs>\n',
    `${page}:1 unknown-element Did you mean "Tabs"?`,
  ],
  [
    'an import',
    page,
    "import a from './a.ts'\n\nText\n",
    `${page}:1 mdx-import Content cannot import.`,
  ],
  [
    'a style',
    page,
    '<span style="color: red">a</span>\n',
    `${page}:1 unknown-attribute cannot have the attribute "style"`,
  ],
  [
    'an unknown admonition',
    page,
    ':::wraning\n\nText\n\n:::\n',
    `${page}:1 unknown-admonition Did you mean "warning"?`,
  ],
  ['an open admonition', page, ':::note\n\nText\n', `${page}:1 admonition-not-closed`],
  ['an open fence', page, 'Text\n\n```ts\nconst a = 1;\n', `${page}:3 fence-not-closed`],
  [
    'an unknown language',
    page,
    '```typscript\na\n```\n',
    `${page}:1 unknown-language Did you mean "typescript"?`,
  ],
  [
    'an unknown word on a fence',
    page,
    '```ts titel="a"\na\n```\n',
    `${page}:1 fence-meta means nothing`,
  ],
  [
    'a diagram that is none',
    page,
    '```mermaid title="A"\nnonsense\n```\n',
    `${page}:1 diagram-invalid`,
  ],
  ['a level left out', page, '## A\n\n#### B\n', `${page}:3 heading-level`],
  ['the same id twice', page, '## A {#a}\n\n## B {#a}\n', `${page}:3 duplicate-heading-id`],
  [
    'a missing file',
    page,
    '[a](./gone.mdx)\n',
    `${page}:1 broken-markdown-link The link "./gone.mdx" leads nowhere`,
  ],
  [
    'another site without its protocol',
    page,
    '[a](www.example.com/b)\n',
    `${page}:1 broken-markdown-link To another site: https://www.example.com/b`,
  ],
  [
    'a host without its protocol',
    page,
    '[a](github.com/trpc)\n',
    `${page}:1 broken-markdown-link To another site: https://github.com/trpc`,
  ],
  [
    'a protocol without its colon',
    page,
    '[a](https//x.y/z)\n',
    `${page}:1 broken-markdown-link To another site: https://x.y/z`,
  ],
  [
    'a person without its protocol',
    page,
    '[a](bob@example.com)\n',
    `${page}:1 broken-markdown-link To write to somebody: mailto:bob@example.com`,
  ],
  [
    'a misspelt protocol',
    page,
    '[a](htps://x.y)\n',
    `${page}:1 link-protocol Did you mean "https"?`,
  ],
  ['a link without address', page, '[a]()\n', `${page}:1 link-without-address`],
  ['a link without text', page, '[](/docs)\n', `${page}:1 empty-link`],
  [
    'a reference to nothing',
    page,
    'See [the guide][guide].\n',
    `${page}:1 reference-not-defined nothing defines "guide"`,
  ],
  [
    'a footnote to nothing',
    page,
    'See.[^1]\n',
    `${page}:1 reference-not-defined nothing defines "^1"`,
  ],
  ['a missing image', page, '![A](./gone.png)\n', `${page}:1 image-not-found`],
  ['an image of another host', page, '![A](https://x.y/z.png)\n', `${page}:1 foreign-media`],
  [
    'an image without text',
    page,
    '![](data:image/gif;base64,R0lGOD)\n',
    `${page}:1 image-alt-missing`,
  ],
  ['a missing partial', page, '<Partial src="./_gone.mdx" />\n', `${page}:1 partial-not-found`],
  [
    'a partial that shows itself',
    'content/docs/v2/_shared.mdx',
    '<Partial src="./_shared.mdx" />\n',
    'content/docs/v2/_shared.mdx:1 partial-cycle',
  ],
  [
    'a merge that was not finished',
    page,
    '<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> b\n',
    `${page}:1 merge-conflict`,
  ],
  [
    'a merge in front matter',
    page,
    '---\n<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> b\n---\n\nText.\n',
    `${page}:2 merge-conflict`,
  ],
  [
    'a merge in a module',
    versions,
    '<<<<<<< HEAD\nexport default [];\n=======\n>>>>>>> b\n',
    `${versions}:1 merge-conflict`,
  ],
  // Files
  [
    'another ending',
    'content/docs/v1/more.MDX',
    'Text.\n',
    'content/docs/v1/more.MDX content-ignored is not published',
  ],
  [
    'a page beside the versions',
    'content/docs/stray.mdx',
    'Text.\n',
    'content/docs/stray.mdx content-ignored is not published: nothing reads it. Move it to the folder of a version',
  ],
  [
    'content of a page without a module',
    'content/pages/lonely.mdx',
    'Text.\n',
    'content/pages/lonely.mdx content-ignored Write content/pages/lonely.tsx',
  ],
  [
    'the text of a page in Markdown',
    'content/pages/lonely.md',
    'Text.\n',
    'content/pages/lonely.md content-ignored The text of a page ends in ".mdx": rename it',
  ],
  [
    'a page in JSX',
    'content/pages/about.jsx',
    'export default () => null;\n',
    'content/pages/about.jsx content-ignored rename it to end in ".tsx"',
  ],
  [
    'a folder with a misspelt name',
    'content/blgo/2025-01-01-news.mdx',
    'Text.\n',
    'content/blgo/2025-01-01-news.mdx content-ignored Did you mean "blog"?',
  ],
  [
    'a version that nobody lists',
    'content/docs/v3/start.mdx',
    'Text.\n',
    `${versions} version-not-listed The folder content/docs/v3 holds 1 page that no version publishes.`,
  ],
  [
    'two files of one id',
    'content/docs/v1/01-start.mdx',
    'Text.\n',
    `content/docs/v1/start.mdx duplicate-doc-id`,
  ],
  [
    'two pages at one address',
    'content/docs/v1/other.mdx',
    frontMatter('slug: /start'),
    `content/docs/v1/start.mdx:1 duplicate-route content/docs/v1/other.mdx:2 and content/docs/v1/start.mdx:1`,
  ],
  [
    'a page without its entry',
    'content/pages/about.tsx',
    'export default () => null;\n',
    `content/pages/about.tsx page-without-metadata`,
  ],
];

describe('[V5] one mistake, one problem', () => {
  test.each(mistakes)('%s', async (_, file, change, told) => {
    const before = smallSite[file] ?? '';
    const text = typeof change === 'string' ? change : before.replace(...change);
    expect(text).not.toBe(before);
    const root = await writeSite({ ...smallSite, [file]: text });
    const { problems } = await loadFolder(root, {
      compile: (input) => compile({ root, ...input }),
    });
    const described = problems.map(({ file: at, line, code, message, hint }) => {
      const place = [at, line].filter((part) => part !== undefined).join(':');
      return `${place} ${code} ${message} ${hint}`;
    });
    const [place = '', code = '', ...words] = told.split(' ');
    expect(described, described.join('\n')).toHaveLength(1);
    expect(described[0]).toContain(`${place} ${code} `);
    expect(described[0]).toContain(words.join(' '));
  });
});
