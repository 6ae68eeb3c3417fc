import { defineSidebars } from '#schema/sidebar-config.ts';

export default defineSidebars({
  docs: [
    'start',
    'second',
    {
      type: 'category',
      label: 'Outer',
      link: { type: 'doc', id: 'outer/overview' },
      items: [
        'outer/plain',
        { type: 'category', label: 'Inner', items: ['outer/deep', 'outer/deeper'] },
      ],
    },
    {
      type: 'category',
      label: 'Many',
      items: [
        ...Array.from({ length: 30 }, (_, index) => ({
          type: 'link' as const,
          label: `Entry ${index + 1}`,
          href: `https://other.example/entry-${index + 1}`,
        })),
        'last',
      ],
    },
    {
      type: 'category',
      label: 'Listed',
      link: { type: 'generated-index', slug: 'listed', description: 'What is listed here.' },
      items: ['listed/one', 'listed/two'],
    },
    { type: 'category', label: 'Fixed', collapsible: false, items: ['fixed'] },
  ],
});
