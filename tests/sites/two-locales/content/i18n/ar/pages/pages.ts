import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': { title: 'اثنان', description: 'من هنا تبدأ الوثائق.' },
  '/search': { title: 'البحث', description: 'كل النتائج.', robots: 'noindex' },
});
