import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Long', description: 'Where the docs begin.' },
});
