import { defineSiteConfig } from '#schema/site-config.ts';

/** A sidebar that is too long to be in every page. */
export default defineSiteConfig({
  title: 'Large',
  tagline: 'More pages than a menu shows at once.',
  url: 'https://large.example',
  version: '1.0.0',
  repository: 'https://github.com/example/large',
  navbar: { title: 'Large', items: [{ type: 'doc', docId: 'start', label: 'Start' }] },
  docs: { editUrl: 'https://github.com/example/large/edit/main' },
  // Its samples are here to be shown: no release is installed for them.
  checks: { samples: 'ignore' },
});
