import { defineSiteConfig } from '#schema/site-config.ts';

const repository = 'https://github.com/example/wren';

export default defineSiteConfig({
  title: 'Wren',
  tagline: 'A library in whose repository the site is.',
  url: 'https://wren.example',
  repository,
  navbar: {
    title: 'Wren',
    items: [{ type: 'docsVersionDropdown', position: 'right' }],
  },
  docs: { package: '@wren/server', editUrl: `${repository}/edit/main/www` },
  blog: { description: 'What is new.', editUrl: `${repository}/edit/main/www` },
  checks: { brokenAnchors: 'error', metadata: 'error' },
});
