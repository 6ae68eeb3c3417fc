import type { SidebarItem } from './sidebar.ts';

/** Whether the page is the item or inside it. */
export function containsPath(item: SidebarItem, path: string): boolean {
  switch (item.type) {
    case 'link':
      return item.href === path;
    case 'category':
      return item.href === path || item.items.some((child) => containsPath(child, path));
    case 'html':
      return false;
  }
}
