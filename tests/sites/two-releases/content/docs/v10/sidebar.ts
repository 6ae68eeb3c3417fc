import { defineSidebars } from '#schema/sidebar-config.ts';

export default defineSidebars({ docs: ['index'] });
