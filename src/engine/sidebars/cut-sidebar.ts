import { containsPath } from '#shared/contains-path.ts';
import type { Sidebar, SidebarCategory, SidebarItem } from '#shared/sidebar.ts';
import { firstLink } from './walk-sidebar.ts';

/**
 * Longer sidebars are cut. A link costs each page about 10 bytes of compressed HTML, so this is about 4 kB. It is more
 * than a reader overlooks, and most sites never get there.
 */
export const MAX_SIDEBAR_LINKS = 400;

/** Number of links at all levels, including those of categories. */
export function countLinks(items: SidebarItem[]): number {
  let count = 0;
  for (const item of items) {
    if (item.type !== 'html' && item.href !== undefined) count += 1;
    if (item.type === 'category') count += countLinks(item.items);
  }
  return count;
}

/**
 * The sidebar as one page contains it: categories that are closed there have no items, only their place in the whole
 * sidebar. If it is still too long, categories that are open by default are closed and cut too. What is around the page
 * always stays.
 *
 * Without JavaScript, the link of a category leads to its pages. A category without one keeps its first link.
 *
 * @param options.whole address of the file with all items
 */
export function cutSidebar(options: { sidebar: Sidebar; path: string; whole: string }): Sidebar {
  const { sidebar, path, whole } = options;
  const cutItems = (items: SidebarItem[], isOpenKept: boolean, at: number[] = []): SidebarItem[] =>
    items.map((item, index) => {
      if (item.type !== 'category') return item;
      const place = [...at, index];
      const isOpen = !item.collapsed || !item.collapsible;
      return containsPath(item, path) || (isOpen && isOpenKept)
        ? { ...item, items: cutItems(item.items, isOpenKept, place) }
        : cutCategory(item, place);
    });
  const items = cutItems(sidebar.items, true);
  const isShort = countLinks(items) <= MAX_SIDEBAR_LINKS;
  return { ...sidebar, items: isShort ? items : cutItems(sidebar.items, false), whole };
}

function cutCategory(category: SidebarCategory, cut: number[]): SidebarCategory {
  const first = firstLink(category.items);
  const items: SidebarItem[] = category.href || !first ? [] : [{ type: 'link', ...first }];
  return { ...category, collapsed: true, collapsible: true, items, cut };
}
