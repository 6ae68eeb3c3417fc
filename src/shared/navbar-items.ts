/**
 * The navigation bar as pages render it: ids are resolved to paths for the page's docs version.
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

/** Plain links, and resolved doc, doc sidebar and docs version links. */
export interface NavbarLink extends NavbarItemBase {
  type: 'link';
  label: string;
  /** Site path or absolute address. */
  href: string;
  /** Name of an icon that replaces the label. */
  icon?: 'github' | 'x' | 'discord' | 'repository' | 'social' | 'chat';
  /** Paths below this one mark the item as active; if unset, only `href` itself does. */
  activeBasePath?: string;
}

/** A label that opens a list of links. */
export interface NavbarDropdown extends NavbarItemBase {
  type: 'dropdown';
  label: string;
  items: { label: string; href: string }[];
}

/** The languages of the site. */
export interface NavbarLocaleDropdown extends NavbarItemBase {
  type: 'localeDropdown';
  locales: { name: string; label: string; htmlLang: string }[];
  /** The locale without a prefix in its paths. */
  defaultLocale: string;
}

/** The button that opens the search. */
export interface NavbarSearch extends NavbarItemBase {
  type: 'search';
}

/** Markup from the config, inserted unchanged. */
export interface NavbarHtml extends NavbarItemBase {
  type: 'html';
  html: string;
}

/** The versions of the docs, each with its counterpart of the current page. */
export interface NavbarVersionDropdown extends NavbarItemBase {
  type: 'docsVersionDropdown';
  /** The docs instance: part of the storage key. */
  docsId: string;
  versions: VersionLink[];
}

/** Where a version's dropdown entry leads from the current page. */
export interface VersionLink {
  name: string;
  label: string;
  href: string;
  /** Whether `href` is the same page in that version and not only its root. */
  samePage: boolean;
  /** Whether the page belongs to this version. */
  active: boolean;
  /** Set on the latest version. */
  isLast?: true;
}
