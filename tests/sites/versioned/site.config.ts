import { defineSiteConfig } from '#schema/site-config.ts';

export default defineSiteConfig({
  title: 'Versioned',
  tagline: 'A site with two versions.',
  url: 'https://versioned.example',
  version: '2.1.0',
  repository: 'https://github.com/example/versioned',
  navbar: {
    title: 'Versioned',
    items: [
      { type: 'link', label: 'Home', href: '/' },
      { type: 'doc', docId: 'start', label: 'Docs' },
      { type: 'docSidebar', sidebarId: 'docs', label: 'Contents' },
      { type: 'docsVersion' },
      {
        type: 'dropdown',
        label: 'More',
        items: [
          { type: 'link', label: 'Repository', href: 'https://github.com/example/versioned' },
          { type: 'doc', docId: 'server/routers' },
        ],
      },
      { type: 'html', value: '<span class="mark">beta</span>', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },
  docs: { editUrl: 'https://github.com/example/versioned/edit/main' },
});
