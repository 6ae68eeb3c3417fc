import { defineSidebars } from '#schema/sidebar-config.ts';

export default defineSidebars({
  docs: ['start', 'language', 'missing-doc'],
  more: ['component', 'language'],
});
