import { defineSiteConfig } from '#schema/site-config.ts';

/** A site that counts page views and embeds public posts. */
export default defineSiteConfig({
  title: 'Third',
  tagline: 'A site with third parties.',
  url: 'https://third.example',
  version: '1.0.0',
  repository: 'https://github.com/example/third',
  navbar: { title: 'Third', items: [{ type: 'doc', docId: 'start', label: 'Start' }] },
  analytics: { trackingId: 'G-EXAMPLE', script: 'https://analytics.example/tag.js' },
  socialWidget: { script: 'https://social.example/widgets.js' },
  docs: {},
});
