import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Home', description: 'One mistake in each file.' },
  '/without-export': { title: 'Without export', description: 'Has no default export.' },
});
