import { z } from 'zod';

/** A name as a package exports it. */
const nameSchema = z.string().regex(/^[A-Za-z_$][\w$]*$/, 'must be the name of an export');

const replacementSchema = z
  .strictObject({
    /** Names that the release before exported, and this one does not. */
    gone: z.array(nameSchema).min(1),
    /** The name under which the release exports the same now. Then `gone` has one name. */
    renamed: nameSchema.optional(),
    /** Names of the release that do their work. */
    use: z.array(nameSchema).min(1).optional(),
    /** What to do instead, or what else to know: a sentence, with code between backticks. */
    note: z.string().min(1).optional(),
    /** A page that says more: `/docs/client/custom-links`. */
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
    error: 'is either renamed or replaced: take "use" or "renamed" out',
    path: ['use'],
  });

/**
 * Shape of `content/docs/replacements.ts`: what to write instead of the exports that a version no longer has. A row
 * with `gone` alone says that nothing replaces them. Every export that went has a row, once it is listed for its version.
 */
export const replacementsSchema = z.array(
  z.strictObject({
    /** Label of the version that no longer has the names: `11.x`. */
    version: z.string().min(1),
    rows: z.array(replacementSchema),
  }),
);

export type ReplacementsInput = z.input<typeof replacementsSchema>;
export type VersionReplacements = z.output<typeof replacementsSchema>[number];
export type Replacement = VersionReplacements['rows'][number];

/** Gives editors the types of `replacements.ts`; returns what it gets. */
export function defineReplacements(replacements: ReplacementsInput): ReplacementsInput {
  return replacements;
}
