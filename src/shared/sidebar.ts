/** A sidebar as pages render it: every reference is already resolved to a path. */
export interface Sidebar {
  id: string;
  items: SidebarItem[];
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
}

/** Raw markup between items (a divider, a badge), from the site's own sidebar file. */
export interface SidebarHtml {
  type: 'html';
  html: string;
}
