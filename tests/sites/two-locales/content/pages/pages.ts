import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Two', description: 'Where the docs begin.' },
});
