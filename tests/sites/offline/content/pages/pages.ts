import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Offline', description: 'A site for trains and planes.' },
  '/search': { title: 'Search', description: 'Finds any section of the docs.', robots: 'noindex' },
});
