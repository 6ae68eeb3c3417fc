/**
 * The navigation bar as pages draw it: ids resolved to paths for the page's docs version.
 * `position` is the side of the wide bar that an item is on.
 */
export type NavbarItem =
  | NavbarLink
  | NavbarDropdown
  | NavbarLocaleDropdown
  | NavbarSearch
  | NavbarHtml
  | NavbarVersionDropdown;

interface NavbarItemBase {
  position: 'left' | 'right';
}

/** Plain links, and doc, doc sidebar and docs version links after resolution. */
export interface NavbarLink extends NavbarItemBase {
  type: 'link';
  label: string;
  /** Site path or absolute address. */
  href: string;
  /** Name of an icon to show instead of the label. */
  icon?: 'github' | 'x' | 'discord' | 'repository' | 'social' | 'chat';
  /** Paths below this one mark the item as active; none: only `href` itself. */
  activeBasePath?: string;
}

export interface NavbarDropdown extends NavbarItemBase {
  type: 'dropdown';
  label: string;
  items: { label: string; href: string }[];
}

export interface NavbarLocaleDropdown extends NavbarItemBase {
  type: 'localeDropdown';
  locales: { name: string; label: string; htmlLang: string }[];
  /** Name of the locale without a prefix in its paths. */
  defaultLocale: string;
}

export interface NavbarSearch extends NavbarItemBase {
  type: 'search';
}

export interface NavbarHtml extends NavbarItemBase {
  type: 'html';
  html: string;
}

export interface NavbarVersionDropdown extends NavbarItemBase {
  type: 'docsVersionDropdown';
  /** Which docs instance: part of the storage key. */
  docsId: string;
  versions: VersionLink[];
}

/** Where a version's entry in the dropdown leads from the page one is on. */
export interface VersionLink {
  name: string;
  label: string;
  href: string;
  /** Whether `href` is the same page in that version and not just its root. */
  samePage: boolean;
  /** Whether the page belongs to this version. */
  active: boolean;
  /** Set for the latest version. */
  isLast?: true;
}
