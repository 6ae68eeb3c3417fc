import { z } from 'zod';
import { pathPartSchema } from './href.ts';

/**
 * One entry of `content/docs/versions.ts`.
 *
 * @example { label: '10.x', dir: 'v10', path: 'v10', banner: 'unmaintained', equivalents: { usage: 'client/setup' } }
 */
export const docsVersionConfigSchema = z.strictObject({
  /** Name in storage and requests; by default `current` for the latest version and the label for others. */
  name: z.string().min(1).optional(),
  /** Label that readers see: `11.x`. */
  label: z.string().min(1),
  /** Folder in `content/docs`. */
  dir: pathPartSchema,
  /** Path below the docs' base path: empty for `/docs`, `v10` for `/docs/v10`. */
  path: z.union([z.literal(''), pathPartSchema]),
  /**
   * The library release that this version documents: `11.6.0`. By default it is read from the package.json in the
   * version's folder, which names the library's package (`docs.package` in site.config.ts).
   *
   * With `workspace`, the version documents no release but the packages that the surrounding pnpm, npm or yarn
   * workspace links in that folder. They must be built before the site.
   */
  release: z.string().min(1).optional(),
  /** Whether this is the latest version. Exactly one is. */
  isLast: z.boolean().default(false),
  /**
   * The notice about the version's age on every page. An unreleased version is hidden from search engines. By default,
   * a version of the workspace that is not the latest is unreleased, and others have no banner.
   */
  banner: z.enum(['none', 'unmaintained', 'unreleased']).optional(),
  /** The canonical address of pages: their equivalent in the latest version, if there is one, or always themselves. */
  canonical: z.enum(['latest', 'self']).default('latest'),
  /**
   * Whether `/sitemap.xml` lists the pages. By default it lists the pages of the latest version, and every other
   * version has a separate sitemap in its root, with the pages that have no other canonical address. With `false`, no
   * sitemap lists them.
   */
  inSitemap: z.boolean().optional(),
  /**
   * Topics with another place in the latest version: id, or path below the version's root, here -> id or path there.
   * Docs with the same path need no entry. Used by the version dropdown, the banner and the canonical address, in both
   * directions.
   */
  equivalents: z.record(z.string(), z.string()).default({}),
  /**
   * Packages whose API reference is published under `typedoc`, in the order of its list. They must be in the folder's
   * package.json; without any, there is no reference.
   */
  api: z.array(z.string().min(1)).default([]),
  /**
   * Whether the reference of these packages has pages. Without pages, it is only compared with other versions, for the
   * list of changes in the next version and the history of names.
   */
  apiPages: z.boolean().default(true),
});

/**
 * Shape of `content/docs/versions.ts`: the versions in dropdown order, newest first.
 *
 * @example
 * [
 *   { label: '11.x', dir: 'v11', path: '', isLast: true, api: ['@trpc/server'] },
 *   { label: '10.x', dir: 'v10', path: 'v10', banner: 'unmaintained' },
 * ]
 */
export const docsVersionsConfigSchema = z
  .array(docsVersionConfigSchema)
  .min(1)
  .refine((versions) => versions.filter((version) => version.isLast).length === 1, {
    error: 'must have exactly one version with isLast: true',
  });

/** The versions in dropdown order, newest first. */
export type DocsVersionsInput = z.input<typeof docsVersionsConfigSchema>;
/** The versions after validation, with every default filled in. */
export type DocsVersionConfig = z.output<typeof docsVersionConfigSchema>;

/** Gives editors the types of `versions.ts`; returns its argument. */
export function defineDocsVersions(versions: DocsVersionsInput): DocsVersionsInput {
  return versions;
}
