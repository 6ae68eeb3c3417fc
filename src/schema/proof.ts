import { z } from 'zod';

const figureSchema = z.strictObject({
  /** A count. Never 0, which is what a failed request looks like. */
  value: z.int().positive(),
  /** Day of the count. */
  asOf: z.iso.date(),
});

const adopterSchema = z.strictObject({
  /** In its own spelling. */
  name: z.string().min(1),
  /** What the product does, in a few words. */
  what: z.string().min(1),
  /** A public file that names tRPC, at a fixed commit so that it stays what it was. */
  source: z.url({ protocol: /^https$/ }).regex(/\/blob\/[0-9a-f]{40}\//, {
    error: 'does not name a file at a commit',
  }),
});

/**
 * Shape of `content/proof.json`, which the home page shows. `npm run proof` refreshes the figures; people edit the
 * adopters. A figure that is absent is not shown.
 *
 * @example
 * {
 *   figures: { stars: { value: 1234, asOf: '2026-11-01' } },
 *   adopters: [{
 *     name: 'Example',
 *     what: 'examples',
 *     source: 'https://github.com/example/example/blob/0123456789abcdef0123456789abcdef01234567/package.json',
 *   }],
 * }
 */
export const proofFileSchema = z.strictObject({
  figures: z.strictObject({
    /** Stars of the repository on GitHub. */
    stars: figureSchema.optional(),
    /** Accounts that have contributed to the repository, as GitHub counts them. */
    contributors: figureSchema.optional(),
    /** Downloads of `@trpc/server` in a week, as npm counts them. */
    downloads: figureSchema.optional(),
    /** Published versions of `@trpc/server` without prereleases. */
    releases: figureSchema.optional(),
  }),
  /** In page order. */
  adopters: z.array(adopterSchema),
});

/** The figures and adopters after validation. */
export type ProofFile = z.output<typeof proofFileSchema>;
/** A count with its day. */
export type Figure = z.output<typeof figureSchema>;
/** Name of a figure. */
export type FigureName = keyof ProofFile['figures'];
