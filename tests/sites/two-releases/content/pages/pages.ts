import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Two releases', description: 'A site that keepers work on.' },
});
