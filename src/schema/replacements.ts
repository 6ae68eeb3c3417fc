import { z } from 'zod';

/** A name as exported by a package. */
const nameSchema = z.string().regex(/^[A-Za-z_$][\w$]*$/, 'must be the name of an export');

const replacementSchema = z
  .strictObject({
    /** Names that the previous release exported and this one does not. */
    gone: z.array(nameSchema).min(1),
    /** The name of the same export in this release. Then `gone` has only one name. */
    renamed: nameSchema.optional(),
    /** Names in this release that take over their job. */
    use: z.array(nameSchema).min(1).optional(),
    /** What to do instead, or other advice: a sentence, with code in backticks. */
    note: z.string().min(1).optional(),
    /** A page with more about it: `/docs/client/custom-links`. */
    guide: z
      .string()
      .regex(/^\/(?!\/)/, 'must begin with "/"')
      .optional(),
  })
  .refine(({ gone, renamed }) => renamed === undefined || gone.length === 1, {
    error: 'has one new name for several old ones: give each a row of its own',
    path: ['renamed'],
  })
  .refine(({ renamed, use }) => renamed === undefined || use === undefined, {
    error: 'is either renamed or replaced: remove "use" or "renamed"',
    path: ['use'],
  });

/**
 * Shape of `content/docs/replacements.ts`: the replacements for exports that a version no longer has. A row with only
 * `gone` says that nothing replaces them. If a version is listed, every removed export needs a row.
 *
 * @example
 * [
 *   {
 *     version: '11.x',
 *     rows: [
 *       { gone: ['createTRPCProxyClient'], renamed: 'createTRPCClient' },
 *       { gone: ['useContext'], use: ['useUtils'], guide: '/docs/client/react/useUtils' },
 *     ],
 *   },
 * ]
 */
export const replacementsSchema = z.array(
  z.strictObject({
    /** Label of the version that no longer has the names: `11.x`. */
    version: z.string().min(1),
    /** One for each renamed export, or for each group of exports with the same replacement. */
    rows: z.array(replacementSchema),
  }),
);

/** The input of `content/docs/replacements.ts`. */
export type ReplacementsInput = z.input<typeof replacementsSchema>;
/** The replacements for the exports that one version no longer has. */
export type VersionReplacements = z.output<typeof replacementsSchema>[number];
/** One row: the removed names, and what to write in their place. */
export type Replacement = VersionReplacements['rows'][number];

/** Gives editors the types of `replacements.ts`; returns its argument. */
export function defineReplacements(replacements: ReplacementsInput): ReplacementsInput {
  return replacements;
}
