// @ts-check
const { themes } = require('prism-react-renderer');

/** @type {import('@docusaurus/types').Config} */
const config = {
  title: 'Paperclip',
  tagline: 'Holds sheets together.',
  url: 'https://paperclip.example/',
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  organizationName: 'example',
  projectName: 'paperclip',
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.js',
          editUrl: 'https://github.com/example/paperclip/tree/main/website/',
          lastVersion: '2.0',
          versions: { current: { label: '3.0 (next)', path: 'next' }, '1.0': { label: '1.x' } },
        },
        blog: false,
        gtag: { trackingID: 'G-EXAMPLE' },
      },
    ],
  ],
  plugins: [
    [
      '@docusaurus/plugin-client-redirects',
      { redirects: [{ from: ['/docs/start', '/begin'], to: '/docs/intro' }] },
    ],
    'docusaurus-plugin-sass',
  ],
  scripts: [{ src: 'https://widget.example/w.js', async: true }],
  themeConfig: {
    image: 'img/card.png',
    navbar: {
      title: 'Paperclip',
      items: [
        { type: 'doc', docId: 'intro', label: 'Docs', position: 'left' },
        { type: 'docSidebar', sidebarId: 'main', label: 'All' },
        { type: 'docsVersionDropdown', position: 'right' },
        { href: 'https://github.com/example/paperclip', label: 'GitHub', position: 'right' },
        { type: 'custom-button', label: 'Try it' },
        { href: 'https://chat.example', className: 'icon', 'aria-label': 'Chat' },
        { label: 'More', items: [{ to: 'docs/intro', label: 'Intro' }, { type: 'doc', docId: 'intro' }] },
      ],
    },
    footer: {
      links: [{ title: 'Docs', items: [{ label: 'Intro', to: '/docs/intro' }, { html: '<b>x</b>' }] }],
      copyright: `Copyright ${new Date().getFullYear()}`,
    },
    prism: {
      theme: themes.github,
      magicComments: [{ className: 'error', line: 'error-next-line' }],
    },
    announcementBar: { id: 'a', content: '<a href="/">New</a>' },
    algolia: { appId: 'A', apiKey: 'B', indexName: 'C' },
  },
};

module.exports = config;
