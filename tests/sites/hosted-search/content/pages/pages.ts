import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Hosted', description: 'A site with a hosted search.' },
  '/search': { title: 'Search', description: 'Finds any section of the docs.', robots: 'noindex' },
});
