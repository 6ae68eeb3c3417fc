import { defineSidebars } from '#schema/sidebar-config.ts';

export default defineSidebars({
  docs: [
    'start',
    {
      type: 'category',
      label: 'Server',
      link: {
        type: 'generated-index',
        slug: 'server',
        description: 'Everything that runs on the server.',
      },
      items: ['server/routers', 'server/context', 'server/plans'],
    },
    { type: 'link', label: 'Repository', href: 'https://github.com/example/versioned' },
  ],
});
