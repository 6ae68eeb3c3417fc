import { defineSiteConfig } from '#schema/site-config.ts';

/** Versions that can be saved, and pages that cannot. */
export default defineSiteConfig({
  title: 'Offline',
  tagline: 'A site for trains and planes.',
  url: 'https://offline.example',
  version: '2.0.0',
  repository: 'https://github.com/example/offline',
  navbar: {
    title: 'Offline',
    items: [
      { type: 'doc', docId: 'start', label: 'Docs' },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },
  docs: {},
});
