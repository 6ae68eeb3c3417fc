import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Feedback', description: 'A site whose docs ask their readers.' },
});
