import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Minimal', description: 'The least that is a site.' },
});
