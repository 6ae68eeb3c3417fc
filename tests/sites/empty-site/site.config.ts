import { defineSiteConfig } from '#schema/site-config.ts';

export default defineSiteConfig({
  title: 'Empty site',
  tagline: 'A config and nothing else.',
  url: 'https://empty-site.example',
  version: '1.0.0',
  repository: 'https://github.com/example/empty-site',
  navbar: { title: 'Empty site', items: [] },
});
