import { defineSiteConfig } from '#schema/site-config.ts';

/** A site with a page that breaks when the reader asks for it. */
export default defineSiteConfig({
  title: 'Crashing',
  tagline: 'A site with a page that breaks.',
  url: 'https://crashing.example',
  version: '1.0.0',
  repository: 'https://github.com/example/crashing',
  navbar: { title: 'Crashing', items: [{ type: 'link', label: 'Sound page', href: '/sound' }] },
});
