import { z } from 'zod';

/**
 * Filled by the generated file `.site/routes.d.ts` with one key per path of the site. Until it exists, every string is
 * a path.
 */
// biome-ignore lint/suspicious/noEmptyInterface: augmented by the generated file
export interface RegisteredRoutes {}

type RoutePath = keyof RegisteredRoutes extends never
  ? string
  : keyof RegisteredRoutes | `${keyof RegisteredRoutes & string}#${string}`;

/** Any valid address in the config: a path of this site, or an absolute address. */
export type ConfigHref = RoutePath | `https://${string}` | `mailto:${string}`;

/** A path of this site (`/docs/quickstart`, without base URL) or an absolute address. */
export const hrefSchema = z.custom<ConfigHref>(
  (value) => typeof value === 'string' && /^(\/(?!\/)|https?:\/\/|mailto:)/.test(value),
  {
    error:
      'must be a path of this site that begins with "/", or an address that begins with "https://" or "mailto:"',
  },
);

/** A path of this site: it begins with one slash and does not end with one. */
export const sitePathSchema = z
  .string()
  .regex(/^\/(?:[^/?#]+(?:\/[^/?#]+)*)?$/, 'must begin with "/" and must not end with one');

/** The part of a page's address below its root, with or without slashes at the ends: `server/routers`. */
export const slugSchema = z
  .string()
  .regex(
    /^[^\s?#%\\"'<>^`{|}[\]]+$/,
    'must be an address without spaces, "?", "#", "%", quotes and brackets',
  )
  .refine((slug) => !slug.includes('://'), 'must be a path of this site, not a whole address');

/** One or more folder names joined by slashes, without slashes at the ends or `..`: `docs`, `a/b`. */
export const pathPartSchema = z
  .string()
  .regex(/^[^/?#\s]+(?:\/[^/?#\s]+)*$/, 'must be a path without slashes at its ends')
  .regex(/^(?!(?:.*\/)?\.\.?(?:\/|$))/, 'must be a path without "." and ".."');
