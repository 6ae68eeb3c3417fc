import { defineSiteConfig } from '#schema/site-config.ts';

export default defineSiteConfig({
  title: 'Duplicate routes',
  tagline: 'Two sources of one path.',
  url: 'https://duplicate-routes.example',
  version: '1.0.0',
  repository: 'https://github.com/example/duplicate-routes',
  navbar: { title: 'Duplicate routes', items: [] },
  docs: {},
});
