/** A sidebar as pages draw it: every reference resolved to a path, nothing left to look up. */
export interface Sidebar {
  id: string;
  items: SidebarItem[];
}

export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml;

/** A page of this site or an outside address. */
export interface SidebarLink {
  type: 'link';
  label: string;
  /** A site path (`/docs/quickstart`, without the base URL) or an absolute address. */
  href: string;
}

/** A collapsible group; `href` is its doc or its generated index page, where it has one. */
export interface SidebarCategory {
  type: 'category';
  label: string;
  href?: string;
  /** Whether it is closed on a page that is not inside it. */
  collapsed: boolean;
  /** `false` draws it always open, without a toggle. */
  collapsible: boolean;
  items: SidebarItem[];
}

/** Raw markup between items (a divider, a badge). Comes from the keeper's own sidebar file. */
export interface SidebarHtml {
  type: 'html';
  html: string;
}
