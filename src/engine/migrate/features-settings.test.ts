import { type SettingRow, testSettings } from './setting-rows-test-support.ts';

const theme = (options: string): string => `themeConfig: { ${options} },`;

/** Every documented setting of the site and its theme is converted, or reported at its line. */
const rows: SettingRow[] = [
  { setting: 'tagline', config: "tagline: 'T',", here: "tagline: 'T'" },
  { setting: 'baseUrl', config: "baseUrl: '/a/',", here: "baseUrl: '/a/'" },
  { setting: 'favicon', config: "favicon: 'img/f.svg',", here: "favicon: '/img/f.svg'" },
  {
    setting: 'githubHost',
    config: "githubHost: 'git.example',",
    here: "repository: 'https://git.example/o/p'",
  },
  {
    setting: 'deploymentBranch',
    config: "deploymentBranch: 'x',",
    says: ['3: decide: deploymentBranch is not migrated'],
  },
  {
    setting: 'trailingSlash',
    config: 'trailingSlash: true,',
    says: ['3: changed: trailingSlash is gone'],
  },
  { setting: 'noIndex', config: 'noIndex: true,', says: ['decide: noIndex is not migrated'] },
  {
    setting: 'customFields',
    config: 'customFields: {\na: 1 },',
    says: ['3: decide: customFields is not'],
  },
  {
    setting: 'scripts',
    config: "scripts: ['/a.js'],",
    says: ['decide: scripts is not migrated'],
  },
  {
    setting: 'stylesheets',
    config: "stylesheets: ['/a.css'],",
    says: ['decide: stylesheets is not'],
  },
  {
    setting: 'headTags',
    config: "headTags: [{ tagName: 'link' }],",
    says: ['decide: headTags is not'],
  },
  {
    setting: 'clientModules',
    config: "clientModules: ['./a.js'],",
    says: ['decide: clientModules is not'],
  },
  { setting: 'ssrTemplate', config: "ssrTemplate: '',", says: ['decide: ssrTemplate is not'] },
  {
    setting: 'titleDelimiter',
    config: "titleDelimiter: '-',",
    says: ['changed: titleDelimiter is gone'],
  },
  { setting: 'future', config: 'future: { v4: true },', says: ['changed: future is gone'] },
  {
    setting: 'broken links',
    config:
      "onBrokenLinks: 'warn', onBrokenAnchors: 'throw', onDuplicateRoutes: 'ignore',\nmarkdown: { hooks: { onBrokenMarkdownLinks: 'log' } },",
    here: "checks: {\n    brokenLinks: 'warn',\n    brokenAnchors: 'error',\n    brokenMarkdownLinks: 'warn',\n    duplicateRoutes: 'ignore',\n  }",
  },
  {
    setting: 'markdown',
    config:
      'markdown: {\nmermaid: true, format: "detect",\nemoji: false,\npreprocessor: (x) => x,\n},',
    says: [
      'changed: markdown.mermaid',
      'changed: markdown.format',
      '5: decide: markdown.emoji',
      '6: decide: markdown.preprocessor cannot be read',
    ],
  },
  {
    setting: 'i18n',
    config:
      "i18n: { defaultLocale: 'fr', locales: ['fr', 'en'],\nlocaleConfigs: { fr: { label: 'F', calendar: 'x' } }, path: 'x' },",
    here: "i18n: {\n    defaultLocale: 'fr',\n    locales: {\n      fr: {\n        label: 'F',\n        direction: 'ltr',\n        htmlLang: 'fr',",
    says: [
      '3: decide: pages are in one language here: "en"',
      '4: decide: i18n.localeConfigs.fr.calendar',
      'changed: i18n.path',
    ],
  },
  {
    setting: 'a key that nobody has heard of',
    config: 'somethingNew: 1,',
    says: ['docusaurus.config.js:3'],
  },
  {
    setting: 'parts that are spread and unknown',
    config: '...more,',
    says: ['3: decide: ...more cannot be read'],
  },
  // Theme
  {
    setting: 'colorMode',
    config: theme(
      "colorMode: { defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: true }",
    ),
    here: "colorMode: {\n    default: 'dark',\n    disableSwitch: true,\n    respectSystem: true,",
  },
  {
    setting: 'announcementBar',
    config: theme(
      "announcementBar: { id: 'x', content: 'We <b>have</b> <a href=\"/docs/a\">news</a>',\nbackgroundColor: '#fff', isCloseable: false }",
    ),
    here: "announcementBar: {\n    id: 'x',\n    text: 'We have',\n    link: {\n      label: 'news',\n      href: '/docs/a',\n    },\n    closeable: false,",
    says: [
      '3: decide: the announcement is text',
      '4: decide: themeConfig.announcementBar.backgroundColor',
    ],
  },
  {
    setting: 'algolia',
    config: theme(
      "algolia: { appId: 'A', apiKey: 'B', indexName: 'C', contextualSearch: false, insights: true }",
    ),
    here: "search: {\n    provider: 'hosted',\n    appId: 'A',\n    apiKey: 'B',\n    indexName: 'C',\n    contextual: false,",
    says: ['changed: search', 'decide: themeConfig.algolia.insights'],
  },
  {
    setting: 'image',
    config: theme("image: 'img/a.png'"),
    here: "socialCard: '/img/a.png'",
    files: { 'static/img/a.png': '' },
  },
  {
    setting: 'an image that is not there',
    config: theme("image: 'img/b.png'"),
    says: ['decide: themeConfig.image is gone'],
  },
  {
    setting: 'metadata',
    config: theme("metadata: [{ name: 'a' }]"),
    says: ['decide: themeConfig.metadata'],
  },
  {
    setting: 'tableOfContents',
    config: theme('tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 5 }'),
    here: 'tocLevels: {\n      min: 2,\n      max: 5,',
  },
  {
    setting: 'docs of the theme',
    config: theme("docs: { sidebar: { hideable: true }, versionPersistence: 'none' }"),
    says: ['decide: themeConfig.docs'],
  },
  {
    setting: 'prism',
    config: theme(
      "prism: { theme: themes.github, additionalLanguages: ['php'],\nmagicComments: [{ className: 'x', line: 'my-line' }] }",
    ),
    says: [
      'changed: themeConfig.prism.theme',
      'changed: themeConfig.prism.additionalLanguages',
      '4: decide: "my-line" in code',
    ],
  },
  {
    setting: 'settings of other themes',
    config: theme('zoom: { a: 1 }'),
    says: ['decide: themeConfig.zoom'],
  },
];

testSettings('site and theme', rows);
