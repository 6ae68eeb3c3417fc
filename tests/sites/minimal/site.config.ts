import { defineSiteConfig } from '#schema/site-config.ts';

export default defineSiteConfig({
  title: 'Minimal',
  tagline: 'The least that is a site.',
  url: 'https://minimal.example',
  version: '1.0.0',
  repository: 'https://github.com/example/minimal',
  navbar: { title: 'Minimal', items: [{ type: 'doc', docId: 'start', label: 'Docs' }] },
  docs: {},
});
