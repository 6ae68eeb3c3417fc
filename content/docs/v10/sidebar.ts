import { defineSidebars } from '#schema/sidebar-config.ts';

export default defineSidebars({
  docs: [
    'index',
    'quickstart',
    {
      type: 'category',
      label: 'Server',
      link: {
        type: 'generated-index',
        slug: 'server/introduction',
        title: 'tRPC server',
        description: 'Define what clients may call and check what they send.',
      },
      collapsed: false,
      items: ['server/routers'],
    },
  ],
});
