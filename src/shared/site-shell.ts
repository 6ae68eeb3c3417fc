/** Everything that pages show or need besides their own data. Safe to publish. */
export interface SiteShell {
  title: string;
  tagline: string;
  /** Origin of the published site: `https://trpc.io`. */
  url: string;
  /** Version of the library that the site is about. */
  version: string;
  locale: { name: string; htmlLang: string; direction: 'ltr' | 'rtl' };
  navbar: { title: string; logoHref: string; hideOnScroll: boolean; brandContextHref?: string };
  footer: Footer;
  announcement?: Announcement;
  /** Where preferences are stored; `none` stores nothing. */
  storage: 'local' | 'session' | 'none';
  colorMode: { default: 'light' | 'dark'; respectSystem: boolean; disableSwitch: boolean };
  analytics?: { trackingId: string; script: string };
  socialWidget?: { script: string };
  feeds: FeedLink[];
  /** Site path of the OpenSearch description; unset on a site without a search page. */
  openSearch?: string;
  repository: string;
  /** Site path of the favicon. */
  favicon?: string;
}

/** A feed as listed in a page's head. */
export interface FeedLink {
  title: string;
  /** `application/atom+xml`. */
  type: string;
  /** Site path. */
  href: string;
}

/** The bottom of every page. */
export interface Footer {
  columns: { title: string; links: { label: string; href: string }[] }[];
  badge?: { label: string; href: string; provider: string } | undefined;
  /** On the last line, before the copyright. */
  endLinks: { label: string; href: string }[];
  copyright: string;
}

/** The bar at the top of every page until the reader closes it. */
export interface Announcement {
  /** A new id shows the bar again to readers who closed an older one. */
  id: string;
  text: string;
  link?: { label: string; href: string } | undefined;
  closeable: boolean;
}
