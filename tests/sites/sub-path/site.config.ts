import { defineSiteConfig } from '#schema/site-config.ts';

// As a project page of GitHub.
export default defineSiteConfig({
  title: 'Sub-path',
  tagline: 'A site in a folder of its host.',
  url: 'https://sub-path.example',
  baseUrl: '/project/',
  host: 'github',
  version: '1.0.0',
  repository: 'https://github.com/example/sub-path',
  navbar: { title: 'Sub-path', items: [{ type: 'doc', docId: 'start', label: 'Docs' }] },
  docs: {},
});
