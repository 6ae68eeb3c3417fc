import { defineSiteConfig } from '#schema/site-config.ts';

/** Remembers nothing of what readers choose. */
export default defineSiteConfig({
  title: 'Storage',
  tagline: 'Remembers nothing of what readers choose.',
  url: 'https://storage.example',
  version: '1.0.0',
  repository: 'https://github.com/example/storage',
  storage: 'none',
  announcementBar: { id: 'one', text: 'Something new.' },
  navbar: {
    title: 'Storage',
    items: [{ type: 'docsVersionDropdown', position: 'right' }],
  },
  docs: {},
});
