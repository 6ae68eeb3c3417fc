import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Versioned', description: 'A site with two versions.' },
  '/search': { title: 'Search', description: 'Finds any section of the docs.', robots: 'noindex' },
});
