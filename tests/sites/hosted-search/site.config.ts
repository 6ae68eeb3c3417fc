import { defineSiteConfig } from '#schema/site-config.ts';

/** Searches are answered by a hosted service. */
export default defineSiteConfig({
  title: 'Hosted',
  tagline: 'A site with a hosted search.',
  url: 'https://hosted.example',
  version: '2.0.0',
  repository: 'https://github.com/example/hosted',
  navbar: { title: 'Hosted', items: [{ type: 'search', position: 'right' }] },
  docs: {},
  search: { provider: 'hosted', appId: 'EXAMPLE', indexName: 'hosted', apiKey: 'public-key' },
});
