import { defineSiteConfig } from '#schema/site-config.ts';

export default defineSiteConfig({
  title: 'Bad config',
  tagline: 'Mistakes in the one file that everything depends on.',
  url: 'https://bad-config.example/',
  baseUrl: 'docs',
  version: '1.0.0',
  repository: 'https://github.com/example/bad-config',
  // Mistake:
  navbarr: {},
  navbar: {
    title: 'Bad config',
    items: [
      // Mistake:
      { type: 'serach' },
    ],
  },
  // Mistake:
  checks: { brokenLinks: 'warning' },
});
