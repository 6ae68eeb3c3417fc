import type { Breadcrumb } from '#shared/breadcrumb.ts';
import type { PaginationLink } from '#shared/pagination.ts';
import type { Sidebar, SidebarItem } from '#shared/sidebar.ts';

/** Position of a page in a sidebar. */
export interface SidebarPlace {
  /** Its parent categories and itself. */
  breadcrumbs: Breadcrumb[];
  previous?: PaginationLink;
  next?: PaginationLink;
}

/**
 * The position of every page in a sidebar, in reading order: a category's own page comes before its items, and the
 * order continues across categories. A page that is listed twice has its first position.
 *
 * @param isPage whether an address is a page of this version; others are skipped
 */
export function walkSidebar(options: {
  sidebar: Sidebar;
  isPage: (href: string) => boolean;
}): Map<string, SidebarPlace> {
  const { sidebar, isPage } = options;
  const places = new Map<string, SidebarPlace>();
  const order: PaginationLink[] = [];

  const visit = (item: SidebarItem, parents: Breadcrumb[]): void => {
    if (item.type === 'html') return;
    const { label, href } = item;
    const breadcrumbs = [...parents, href === undefined ? { label } : { label, href }];
    if (href !== undefined && isPage(href) && !places.has(href)) {
      places.set(href, { breadcrumbs });
      order.push({ title: label, href });
    }
    if (item.type === 'category') for (const child of item.items) visit(child, breadcrumbs);
  };
  for (const item of sidebar.items) visit(item, []);

  for (const [index, { href }] of order.entries()) {
    const place = places.get(href);
    const previous = order[index - 1];
    const next = order[index + 1];
    if (place && previous) place.previous = previous;
    if (place && next) place.next = next;
  }
  return places;
}

/** The first page of a sidebar; undefined if it only contains markup. */
export function firstLink(items: SidebarItem[]): { label: string; href: string } | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    if (item.href !== undefined) return { label: item.label, href: item.href };
    const inside = item.type === 'category' ? firstLink(item.items) : undefined;
    if (inside) return inside;
  }
  return undefined;
}
