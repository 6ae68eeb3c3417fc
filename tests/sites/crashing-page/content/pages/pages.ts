import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'Crashing', description: 'A page that breaks when asked to.' },
  '/refusing': { title: 'Refusing', description: 'A page that breaks when it is taken over.' },
  '/sound': { title: 'Sound', description: 'A page that does not break.' },
});
