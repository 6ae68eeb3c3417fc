import { defineSiteConfig } from '#schema/site-config.ts';

/** Remembers what readers choose until they close the tab. */
export default defineSiteConfig({
  title: 'Storage',
  tagline: 'Remembers what readers choose until they close the tab.',
  url: 'https://storage.example',
  version: '1.0.0',
  repository: 'https://github.com/example/storage',
  storage: 'session',
  announcementBar: { id: 'one', text: 'Something new.' },
  navbar: {
    title: 'Storage',
    items: [{ type: 'docsVersionDropdown', position: 'right' }],
  },
  docs: {},
});
