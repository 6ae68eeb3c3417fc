import { defineSiteConfig } from '#schema/site-config.ts';

export default defineSiteConfig({
  title: 'Bad content',
  tagline: 'One mistake in each file.',
  url: 'https://bad-content.example',
  version: '2.0.0',
  repository: 'https://github.com/example/bad-content',
  navbar: {
    title: 'Bad content',
    items: [{ type: 'docSidebar', sidebarId: 'dosc', label: 'Docs' }],
  },
  docs: {},
  blog: { description: 'Posts with mistakes.' },
});
