import { defineSiteConfig } from '#schema/site-config.ts';
import { bundles } from './content/bundles.ts';
import { searchSynonyms } from './content/search-synonyms.ts';

const repository = 'https://github.com/trpc/trpc';
const social = 'https://twitter.com/trpcio';
const chat = 'https://trpc.io/discord';

export default defineSiteConfig({
  title: 'tRPC',
  tagline: 'Move fast and break nothing. End-to-end typesafe APIs made easy.',
  url: 'https://trpc.io',
  baseUrl: '/',
  host: 'vercel',
  repository,
  i18n: {
    defaultLocale: 'en',
    locales: { en: { label: 'English', direction: 'ltr', htmlLang: 'en' } },
  },
  favicon: '/favicon.svg',
  icons: [
    { path: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { path: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { path: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    {
      path: '/icons/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
  themeColor: '#398ccb',
  storage: 'local',
  colorMode: { default: 'light', respectSystem: true },
  announcementBar: {
    id: 'v11',
    text: 'tRPC v11 is here!',
    link: { label: "See what's new", href: '/blog/announcing-trpc-v11' },
    closeable: true,
  },
  navbar: {
    title: 'tRPC',
    logoHref: '/',
    hideOnScroll: true,
    brandContextPath: '/media',
    items: [
      { type: 'link', label: 'Docs', href: '/docs', activeBasePath: '/docs' },
      { type: 'link', label: 'Quickstart', href: '/docs/quickstart' },
      { type: 'link', label: 'Awesome tRPC Collection', href: '/docs/community/awesome-trpc' },
      {
        type: 'link',
        label: 'Using Next.js',
        href: '/docs/client/nextjs',
        activeBasePath: '/docs/client/nextjs',
      },
      { type: 'docsVersionDropdown', position: 'right' },
      {
        type: 'link',
        label: 'Source code on GitHub',
        href: repository,
        icon: 'github',
        position: 'right',
      },
      { type: 'link', label: 'News on Twitter', href: social, icon: 'x', position: 'right' },
      { type: 'link', label: 'Chat on Discord', href: chat, icon: 'discord', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Docs',
        links: [
          { label: 'Docs', href: '/docs' },
          { label: 'Usage with Next.js', href: '/docs/client/nextjs' },
          { label: 'FAQ / Troubleshooting', href: '/docs/faq' },
        ],
      },
      {
        title: 'Community',
        links: [
          { label: 'GitHub', href: repository },
          { label: 'Twitter', href: 'https://twitter.com/alexdotjs' },
          { label: 'Discord', href: chat },
        ],
      },
      {
        title: 'More',
        links: [
          { label: 'Blog', href: '/blog' },
          { label: 'GitHub', href: repository },
          { label: 'Sponsor', href: 'https://trpc.io/sponsor' },
        ],
      },
    ],
    badge: {
      label: 'Powered by Vercel',
      href: 'https://vercel.com/?utm_source=trpc&utm_campaign=oss',
      provider: 'Vercel',
    },
    endLinks: [
      { label: 'Learn', href: '/learn' },
      { label: 'Playground', href: '/playground' },
      { label: 'Pricing', href: '/pricing' },
      { label: 'Accessibility', href: '/accessibility' },
    ],
    copyright: 'MIT licensed. Made by the tRPC community.',
  },
  docs: {
    id: 'default',
    routeBasePath: 'docs',
    package: '@trpc/server',
    editUrl: `${repository}/tree/main/www`,
    showLastUpdated: true,
    tocLevels: { min: 2, max: 3 },
    assistants: [
      {
        label: 'Claude',
        href: 'https://claude.ai/new?q=%s',
      },
      {
        label: 'ChatGPT',
        href: 'https://chatgpt.com/?q=%s',
      },
    ],
  },
  blog: {
    title: 'Blog',
    description:
      'Releases, lessons and ideas of tRPC, rewritten for this documentation after the original posts.',
    routeBasePath: 'blog',
    postsPerPage: 10,
    sidebarCount: 5,
    editUrl: `${repository}/tree/main/www`,
  },
  bundles,
  agentRules: '/docs/agents',
  search: { provider: 'static', synonyms: searchSynonyms },
  checks: {
    spelling: 'error',
    // They are known to refuse programs, whether there is a page or not.
    external: {
      refusingHosts: ['codesandbox.io', 'twitter.com', 'x.com'],
      // One address for each page, and all of them ask for an account.
      ignore: ['https://claude.ai/new*', 'https://chatgpt.com/*'],
    },
  },
  socialWidget: { script: 'https://platform.twitter.com/widgets.js' },
});
