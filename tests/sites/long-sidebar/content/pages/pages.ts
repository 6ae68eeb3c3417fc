import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Large', description: 'Where the docs begin.' },
});
