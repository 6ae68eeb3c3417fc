import { z } from 'zod';
import { pathPartSchema } from './href.ts';

/** One entry of `content/docs/versions.ts`. */
export const docsVersionConfigSchema = z.strictObject({
  /** Stored and sent name; `current` for the latest and the label for others when left out. */
  name: z.string().min(1).optional(),
  /** What readers see: `11.x`. */
  label: z.string().min(1),
  /** Folder below `content/docs`. */
  dir: pathPartSchema,
  /** Path below the docs' base path: empty for `/docs`, `v10` for `/docs/v10`. */
  path: z.union([z.literal(''), pathPartSchema]),
  /**
   * The library release that this version documents: `11.6.0`. Left out, it is read from the package.json
   * in the version's folder, which names the package of the library (`docs.package` in site.config.ts).
   *
   * `workspace`: no release, but the packages that the pnpm, npm or yarn workspace around the folder links
   * there. They have to be built before the site is.
   */
  release: z.string().min(1).optional(),
  /** Whether this is the latest version. Exactly one is. */
  isLast: z.boolean().default(false),
  /**
   * What every page says about the version's age. An unreleased version is kept out of search engines. Left
   * out, a version of the workspace that is not the latest is unreleased, and others have no banner.
   */
  banner: z.enum(['none', 'unmaintained', 'unreleased']).optional(),
  /**
   * The address that pages name as the one to find: their equivalent in the latest version, where
   * there is one, or always themselves.
   */
  canonical: z.enum(['latest', 'self']).default('latest'),
  /**
   * Whether `/sitemap.xml` lists the pages. Left out, it lists those of the latest version, and every other version has a
   * sitemap of its own in its root, of the pages that name no other as canonical. `false`: no sitemap lists them.
   */
  inSitemap: z.boolean().optional(),
  /**
   * Topics that stand elsewhere in the latest version: id, or path below the version's root, here
   * -> id or path there. Docs with the same path need no entry. Serves the version dropdown, the
   * banner and the canonical address, in both directions.
   */
  equivalents: z.record(z.string(), z.string()).default({}),
  /**
   * Packages whose API reference is published below `typedoc`, in the order in which it lists them. They
   * are those of the folder's package.json; none: no reference.
   */
  api: z.array(z.string().min(1)).default([]),
  /**
   * Whether the reference of these packages has pages. Without them they are only compared with those of other
   * versions: what the next version says of its changes, and the history of names.
   */
  apiPages: z.boolean().default(true),
});

export const docsVersionsConfigSchema = z
  .array(docsVersionConfigSchema)
  .min(1)
  .refine((versions) => versions.filter((version) => version.isLast).length === 1, {
    error: 'must have exactly one version with isLast: true',
  });

/** The versions in the order of the dropdown, newest first. */
export type DocsVersionsInput = z.input<typeof docsVersionsConfigSchema>;
export type DocsVersionConfig = z.output<typeof docsVersionConfigSchema>;

/** Gives editors the types of `versions.ts`; returns what it gets. */
export function defineDocsVersions(versions: DocsVersionsInput): DocsVersionsInput {
  return versions;
}
