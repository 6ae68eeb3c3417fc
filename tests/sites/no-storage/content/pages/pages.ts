import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Storage', description: 'Where the docs begin.' },
});
