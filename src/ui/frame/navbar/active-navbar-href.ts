import type { NavbarItem } from '#shared/navbar-items.ts';

/**
 * The navbar link for the current page: its own link, else the one of the nearest parent folder. Never two, because a
 * page has one place.
 */
export function activeNavbarHref(items: NavbarItem[], path: string): string | undefined {
  const links = items.filter((item) => item.type === 'link');
  if (links.some(({ href }) => href === path)) return path;
  const around = links.filter(
    ({ activeBasePath }) =>
      activeBasePath !== undefined && `${path}/`.startsWith(`${activeBasePath}/`),
  );
  around.sort((a, b) => (b.activeBasePath ?? '').length - (a.activeBasePath ?? '').length);
  return around[0]?.href;
}
