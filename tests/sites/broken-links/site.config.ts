import { defineSiteConfig } from '#schema/site-config.ts';

export default defineSiteConfig({
  title: 'Broken links',
  tagline: 'Links that lead nowhere.',
  url: 'https://broken-links.example',
  version: '1.0.0',
  repository: 'https://github.com/example/broken-links',
  navbar: { title: 'Broken links', items: [] },
  docs: {},
});
