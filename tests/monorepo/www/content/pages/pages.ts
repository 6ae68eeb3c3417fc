import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Wren', description: 'A library in whose repository the site is.' },
});
