import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Home', description: 'Two sources of one path.' },
  '/docs/topic': { title: 'Topic', description: 'A page with the path of a doc.' },
});
