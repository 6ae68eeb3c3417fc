/** A sidebar as pages render it: every reference is already resolved to a path. */
export interface Sidebar {
  id: string;
  items: SidebarItem[];
  /** The file with all items, as a site path (`/assets/…`), if categories of this copy are cut. */
  whole?: string;
}

/** An entry of a sidebar. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml;

/** A page of this site or an external address. */
export interface SidebarLink {
  type: 'link';
  label: string;
  /** A site path (`/docs/quickstart`, without the base URL) or an absolute address. */
  href: string;
}

/** A collapsible group; `href` is its doc or its generated index page, if it has one. */
export interface SidebarCategory {
  type: 'category';
  label: string;
  href?: string;
  /** Whether it is closed on pages outside it. */
  collapsed: boolean;
  /** With `false` it is always open and has no toggle. */
  collapsible: boolean;
  items: SidebarItem[];
  /**
   * Where its items are in the whole sidebar: the index at each level. Only in a category that is cut, whose own `items`
   * are at most one link to its first page.
   */
  cut?: number[];
}

/** Raw markup between items (a divider, a badge), from the site's own sidebar file. */
export interface SidebarHtml {
  type: 'html';
  html: string;
}
