import type { NavbarLink } from '#shared/navbar.ts';

/** Whether a link of the bar stands for the page: it leads there, or to a folder around it. */
export function isActiveLink(
  { href, activeBasePath }: Pick<NavbarLink, 'href' | 'activeBasePath'>,
  path: string,
): boolean {
  if (href === path) return true;
  return activeBasePath !== undefined && `${path}/`.startsWith(`${activeBasePath}/`);
}
