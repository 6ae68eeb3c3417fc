import { defineSidebars } from '#schema/sidebar-config.ts';

export default defineSidebars({
  docs: [
    'index',
    {
      type: 'category',
      label: 'Server',
      items: ['server/routers', 'server/context'],
    },
  ],
});
