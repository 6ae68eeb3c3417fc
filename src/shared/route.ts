import type { HoverText } from './hover.ts';
import type { PageData } from './page-data.ts';
import type { SourceLocation } from './problem.ts';

/** One address that the site answers. */
export interface Route {
  /** Without base URL and trailing slash. */
  path: string;
  /** Where it comes from: named when two routes collide. */
  source: SourceLocation;
  page: PageData;
  /** Whether a sitemap lists it. */
  inSitemap: boolean;
  /** Site path of that sitemap; `/sitemap.xml` when left out. */
  sitemap?: string;
  lastUpdated?: string;
  /** Hovers of names on a page that is not made of content; content has them from its samples. */
  hovers?: HoverText[];
}

/** An old address that leads elsewhere. `from` may end in `/*`, and `to` then too. */
export interface Redirect extends SourceLocation {
  from: string;
  to: string;
}

/**
 * Filled by the generated file `.site/routes.d.ts` with one key per path of the site.
 * Before it exists every string is a path.
 */
// biome-ignore lint/suspicious/noEmptyInterface: augmented by the generated file
export interface RegisteredRoutes {}

/** A path of this site, with or without an anchor. */
export type RoutePath = keyof RegisteredRoutes extends never
  ? string
  : keyof RegisteredRoutes | `${keyof RegisteredRoutes & string}#${string}`;

/** What an `href` in code may be. */
export type Href = RoutePath | `https://${string}` | `mailto:${string}` | `#${string}`;
