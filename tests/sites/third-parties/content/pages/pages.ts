import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Third', description: 'A page that shows a public post.' },
});
