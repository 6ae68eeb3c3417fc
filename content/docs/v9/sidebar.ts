import { defineSidebars } from '#schema/sidebar-config.ts';

export default defineSidebars({
  docs: [
    'index',
    'quickstart',
    {
      type: 'category',
      label: 'Server',
      collapsed: false,
      items: ['router'],
    },
    {
      type: 'category',
      label: 'React',
      collapsed: false,
      items: ['react'],
    },
  ],
});
