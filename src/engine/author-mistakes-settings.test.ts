import { frontMatter, page, testMistakes } from './author-mistakes-test-support.ts';

const post = 'content/blog/2025-01-02-post.mdx';
const sidebar = 'content/docs/v2/sidebar.ts';
const versions = 'content/docs/versions.ts';
const authors = 'content/blog/authors.yml';
const redirects = 'content/redirects.tsv';
const config = 'site.config.ts';

const inPost = (from: string, to: string): [string, string] => [from, to];

testMistakes('front matter', [
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
    'an unknown neighbor',
    page,
    frontMatter('pagination_next: nowhere'),
    `${page}:2 doc-not-found pagination_next names the doc "nowhere"`,
  ],
]);

testMistakes('the front matter of a post', [
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
  [
    'authors as a list',
    authors,
    '- name: Bob\n',
    `${authors}:1 authors-invalid Authors: each begins with a line "key:", with its fields indented below.`,
  ],
  ['no authors at all', authors, '', `${authors} author-unknown has no entries`],
  [
    'an author with a bad address',
    authors,
    'bob:\n  name: Bob\n  url: bob.example\n',
    `${authors}:3 authors-invalid must be an address such as "https://example.com"`,
  ],
]);

testMistakes('a sidebar, a version or the config', [
  [
    'a doc that is not',
    sidebar,
    ["'start'", "'strat'"],
    `${sidebar}:3 sidebar-doc-not-found Did you mean "start"?`,
  ],
  [
    'the name of a file',
    sidebar,
    ["'start'", "'start.mdx'"],
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
    'two versions with one label',
    versions,
    ["'1.x'", "'2.x'"],
    `${versions}:3 versions-invalid have the same label "2.x".`,
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
]);

testMistakes('redirects', [
  [
    'spaces for a tab',
    redirects,
    '/old   /docs\n',
    `${redirects}:1 redirect-invalid A redirect has two columns, but this line has 1.`,
  ],
  [
    'no slash in front',
    redirects,
    'old\t/docs\n',
    `${redirects}:1 redirect-invalid The old address "old" is not a path`,
  ],
  [
    'a parameter',
    redirects,
    '/old/:id\t/docs/:id\n',
    `${redirects}:1 redirect-invalid would only match a path that contains "/:id"`,
  ],
  [
    'three columns',
    redirects,
    '/old\t/docs\t301\n',
    `${redirects}:1 redirect-invalid this line has 3.`,
  ],
]);
