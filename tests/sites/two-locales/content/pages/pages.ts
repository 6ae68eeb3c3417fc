import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Two', description: 'Where the docs begin.' },
  '/search': { title: 'Search', description: 'All results.', robots: 'noindex' },
});
