import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Home', description: 'Mistakes in the config.' },
});
