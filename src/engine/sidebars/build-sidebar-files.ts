import type { Sidebar } from '#shared/sidebar.ts';
import { hash } from '../hashing/hash.ts';
import { countLinks, MAX_SIDEBAR_LINKS } from './cut-sidebar.ts';

/** A long sidebar as a file, from which browsers load the items that pages leave out. */
export interface SidebarFile {
  /** Site path, with a hash of the content. */
  href: string;
  /** All items, as JSON. */
  content: string;
}

/** The files of sidebars that are too long for every page, by the key of the sidebar. */
export function buildSidebarFiles(sidebars: Record<string, Sidebar>): Map<string, SidebarFile> {
  const long = Object.entries(sidebars).filter(
    ([, { items }]) => countLinks(items) > MAX_SIDEBAR_LINKS,
  );
  return new Map(
    long.map(([key, { items }]) => {
      const content = JSON.stringify(items);
      const name = key.replace(/[^a-z0-9]+/gi, '-');
      return [key, { href: `/assets/sidebar-${name}-${hash(content)}.json`, content }];
    }),
  );
}
