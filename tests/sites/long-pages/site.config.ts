import { defineSiteConfig } from '#schema/site-config.ts';

/** Pages longer than any screen, deep categories: everything that scrolls, opens and closes. */
export default defineSiteConfig({
  title: 'Long',
  tagline: 'Pages that are longer than the screen.',
  url: 'https://long.example',
  version: '1.0.0',
  repository: 'https://github.com/example/long',
  announcementBar: { id: 'one', text: 'Something new.' },
  navbar: {
    title: 'Long',
    hideOnScroll: true,
    brandContextPath: '/docs/fixed',
    items: [
      { type: 'doc', docId: 'start', label: 'Start' },
      { type: 'doc', docId: 'second', label: 'Second' },
      {
        type: 'dropdown',
        label: 'More',
        position: 'right',
        items: [{ type: 'link', label: 'Repository', href: 'https://github.com/example/long' }],
      },
    ],
  },
  docs: { editUrl: 'https://github.com/example/long/edit/main' },
  // Its samples are here to be shown: no release is installed for them.
  checks: { samples: 'ignore' },
});
