import { defineSidebars } from '#schema/sidebar-config.ts';

export default defineSidebars({
  docs: [
    'start',
    {
      type: 'category',
      label: 'Server',
      link: { type: 'doc', id: 'server/overview' },
      items: ['server/routers', { type: 'category', label: 'Deeper', items: ['server/deep'] }],
    },
    { type: 'category', label: 'Client', items: ['client/links', 'client/queries'] },
    {
      type: 'category',
      label: 'Many',
      items: [
        'last',
        ...Array.from({ length: 400 }, (_, index) => ({
          type: 'link' as const,
          label: `Entry ${index + 1}`,
          href: `https://other.example/entry-${index + 1}`,
        })),
      ],
    },
  ],
});
