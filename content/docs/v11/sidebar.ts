import { defineSidebars } from '#schema/sidebar-config.ts';

export default defineSidebars({
  docs: [
    'index',
    'getting-started',
    'quickstart',
    'concepts',
    {
      type: 'category',
      label: 'Server',
      link: {
        type: 'generated-index',
        slug: 'server/introduction',
        title: 'tRPC server',
        description:
          'Define what clients may call, check what they send, and decide what each call may use.',
      },
      collapsed: false,
      items: ['server/routers', 'server/procedures', 'server/context'],
    },
    {
      type: 'category',
      label: 'Client',
      link: { type: 'doc', id: 'client/index' },
      collapsed: false,
      items: [
        {
          type: 'category',
          label: 'Vanilla client',
          link: { type: 'doc', id: 'client/vanilla/index' },
          items: ['client/vanilla/setup'],
        },
        'client/links/index',
        'client/nextjs/index',
      ],
    },
    {
      type: 'category',
      label: 'Upgrading',
      items: [
        'migrate-from-v10-to-v11',
        { type: 'link', label: 'What is new in version 11', href: '/blog/announcing-trpc-v11' },
      ],
    },
    {
      type: 'category',
      label: 'Community',
      items: ['community/awesome-trpc'],
    },
    'faq',
  ],
});
