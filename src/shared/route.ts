import type { HoverText } from './hover.ts';
import type { PageData } from './page-data.ts';
import type { SourceLocation } from './problem.ts';

/** One address of the site. */
export interface Route {
  /** Without base URL and trailing slash. */
  path: string;
  /** Its origin, named in the message when two routes collide. */
  source: SourceLocation;
  page: PageData;
  /** Whether it is listed in a sitemap. */
  inSitemap: boolean;
  /** Site path of that sitemap; `/sitemap.xml` when left out. */
  sitemap?: string;
  lastUpdated?: string;
  /** Hovers of names on a page without content; content gets them from its samples. */
  hovers?: HoverText[];
}

/** An old address and its new one. `from` may end in `/*`, and then `to` may too. */
export interface Redirect extends SourceLocation {
  from: string;
  to: string;
}

/**
 * Filled by the generated file `.site/routes.d.ts` with one key per path of the site. Until it
 * exists, every string is a path.
 */
// biome-ignore lint/suspicious/noEmptyInterface: augmented by the generated file
export interface RegisteredRoutes {}

/** A path of this site, with or without an anchor. */
export type RoutePath = keyof RegisteredRoutes extends never
  ? string
  : keyof RegisteredRoutes | `${keyof RegisteredRoutes & string}#${string}`;

/** Any valid `href` in code. */
export type Href = RoutePath | `https://${string}` | `mailto:${string}` | `#${string}`;
