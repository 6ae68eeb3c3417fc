import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Home', description: 'A site that is a blog.' },
});
