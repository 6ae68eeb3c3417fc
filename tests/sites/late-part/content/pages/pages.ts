import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Late part', description: 'A page with a part of its own that comes later.' },
});
