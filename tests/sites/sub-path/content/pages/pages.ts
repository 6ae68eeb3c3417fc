import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Sub-path', description: 'A site in a folder of its host.' },
});
