import { type SettingRow, testSettings } from './setting-rows-test-support.ts';

const docs = (options: string): string => `presets: [['classic', { docs: { ${options} } }]],`;
const blog = (options: string): string => `presets: [['classic', { blog: { ${options} } }]],`;

const post = { 'blog/2024-01-02-a.md': '---\ntitle: A\nauthors: [{ name: A }]\n---\n\nText.\n' };

/** Every setting in the framework's documentation is converted, or reported at its line. */
const rows: SettingRow[] = [
  // Docs and blog
  {
    setting: 'docs.editUrl',
    config: docs("editUrl: 'https://a.example/b'"),
    here: "editUrl: 'https://a.example/b'",
  },
  {
    setting: 'docs.editUrl that is made',
    config: docs('editUrl: ({ docPath }) => docPath'),
    says: ['decide: docs.editUrl cannot be read'],
  },
  {
    setting: 'docs.showLastUpdateTime',
    config: docs('showLastUpdateTime: false, showLastUpdateAuthor: true'),
    here: 'showLastUpdated: false',
    says: ['decide: docs.showLastUpdateAuthor'],
  },
  {
    setting: 'docs.remarkPlugins',
    config: docs('remarkPlugins: [x], admonitions: { keywords: ["a"] }'),
    says: ['decide: docs.remarkPlugins', 'decide: docs.admonitions'],
  },
  {
    setting: 'docs.sidebarPath: false',
    config: docs('sidebarPath: false'),
    says: ['changed: docs.sidebarPath'],
  },
  {
    setting: 'docs.breadcrumbs',
    config: docs('breadcrumbs: false, tags: "tags.yml"'),
    says: ['changed: docs.breadcrumbs', 'decide: docs.tags'],
  },
  {
    setting: 'docs.versions',
    config: docs("versions: { current: { label: 'L', badge: true, className: 'x' } }"),
    says: ['decide: docs.versions.current.badge', 'decide: docs.versions.current.className'],
  },
  {
    setting: 'blog',
    config: blog(
      "postsPerPage: 3, blogSidebarCount: 'ALL', blogTitle: 'T', blogDescription: 'D', feedOptions: { type: 'all' }, sortPosts: 'ascending', showReadingTime: true, truncateMarker: /x/",
    ),
    here: "title: 'T',\n    description: 'D',\n    routeBasePath: 'blog',\n    postsPerPage: 3,\n    sidebarCount: 'ALL'",
    says: [
      'decide: blog.feedOptions',
      'decide: blog.sortPosts',
      'changed: blog.showReadingTime',
      'decide: blog.truncateMarker cannot',
    ],
    files: post,
  },
  {
    setting: 'pages',
    config: "presets: [['classic', { pages: { path: 'pages', exclude: ['x'] } }]],",
    says: ['decide: pages.exclude is not', 'a page of its own, at /b: write'],
    files: { 'pages/b.tsx': '' },
  },
  {
    setting: 'theme.customCss',
    config:
      "presets: [['classic', { theme: { customCss: [\n'./src/a.css', require.resolve('./src/b.css')] } }]],",
    says: [
      '4: decide: the style sheet ./src/a.css',
      '4: decide: the style sheet ./src/b.css',
      'not migrated',
    ],
    files: { 'src/a.css': '' },
  },
  {
    setting: 'gtag',
    config: "presets: [['classic', { gtag: { trackingID: 'G', anonymizeIP: true } }]],",
    here: "trackingId: 'G'",
    says: ['changed: gtag.anonymizeIP'],
  },
  {
    setting: 'other analytics',
    config: "presets: [['classic', { googleTagManager: { containerId: 'G' }, sitemap: false }]],",
    says: ['decide: googleTagManager', 'decide: sitemap'],
  },
  {
    setting: 'another preset',
    config: "presets: ['classic', ['other-preset', { a: 1 }]],",
    says: ['decide: presets[1] is not migrated'],
  },
  // Plugins
  {
    setting: 'a plugin',
    config: "plugins: [['plugin-x', { a: 1, b: 2 }]],",
    says: ['"plugin-x" is a plugin: nothing here runs it, with its options a, b'],
  },
  {
    setting: 'a plugin that is written in place',
    config: 'plugins: [\nfunction () {},\n],',
    says: ['4: decide: plugins[0] cannot be read'],
  },
  {
    setting: 'a theme that is built in',
    config: "themes: ['@docusaurus/theme-mermaid'],",
    says: ['changed: "@docusaurus/theme-mermaid" is gone'],
  },
  {
    setting: 'a second set of docs',
    config:
      "plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api' }]],",
    says: [
      'decide: this site has one set of docs, so "api" is not migrated: 1 files in api, at /api',
      'api/a.md:1: decide: no page shows it',
    ],
    files: { 'api/a.md': '# A' },
  },
  {
    setting: 'docs by a plugin alone',
    config: "plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: 'guide', x: 1 }]],",
    here: "routeBasePath: 'guide'",
    says: ['decide: docs.x is not migrated'],
  },
  {
    setting: 'redirects',
    config:
      "plugins: [['@docusaurus/plugin-client-redirects', { fromExtensions: ['html'], redirects: [{ from: '/b/', to: '/docs/a' },\n{ from: '/c?x', to: '/docs/a' }, make()],\ncreateRedirects(path) {} }]],",
    says: [
      'decide: client-redirects.fromExtensions',
      '4: decide: the redirect from "/c?x"',
      'decide: client-redirects.redirects[2] cannot be read',
      '5: decide: redirects that a function makes',
    ],
  },
  // Files
  {
    setting: 'staticDirectories',
    config: "staticDirectories: ['public', './static'],",
    says: ['public/a.txt:1: decide: static/a.txt has the same address'],
    files: { 'public/a.txt': '1', 'static/a.txt': '2', 'public/b.txt': '' },
  },
  {
    setting: 'a part of the theme',
    config: '',
    says: ['src/theme/Footer.js:1: decide: a part of the theme'],
    files: { 'src/theme/Footer.js': '' },
  },
  {
    setting: 'pages in Markdown',
    config: '',
    says: ['src/pages/about.mdx:1: decide: a page of its own, at /about'],
    files: { 'src/pages/about.mdx': '' },
  },
  {
    setting: 'translations',
    config: '',
    says: ['i18n/fr/a.json:1: decide: a translation'],
    files: { 'i18n/fr/a.json': '' },
  },
  {
    setting: 'other files',
    config: '',
    says: ['src/components/a.js:1: decide: 2 files in src/components are not migrated: a.js, b.js'],
    files: { 'src/components/a.js': '', 'src/components/b.js': '' },
  },
  {
    setting: 'metadata of folders that is broken',
    config: '',
    says: ['docs/b/_category_.json:2: decide: this cannot be read'],
    files: { 'docs/b/c.md': '# C\n\nText.\n', 'docs/b/_category_.json': '{\n  "label": [' },
  },
];

testSettings('content, plugins and files', rows);
