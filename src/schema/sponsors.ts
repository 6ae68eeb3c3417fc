import { z } from 'zod';

const sponsorSchema = z.strictObject({
  /** In their own spelling. */
  name: z.string().min(1),
  /** Their GitHub account. */
  login: z.string().min(1),
  /** Their link, with the parameters that tell them where a visitor came from. */
  link: z.url({ protocol: /^https?$/ }),
  /** Sponsors in `top` are also on the home page. */
  tier: z.enum(['top', 'sponsor']),
  /** Date of their first sponsorship. */
  since: z.iso.date(),
});

/**
 * Shape of `content/sponsors.json`, which `npm run sponsors` writes.
 *
 * @example
 * {
 *   asOf: '2026-11-01',
 *   sponsors: [
 *     { name: 'Example', login: 'example', link: 'https://example.com', tier: 'top', since: '2026-01-31' },
 *   ],
 * }
 */
export const sponsorsFileSchema = z.strictObject({
  /** Date of the list. */
  asOf: z.iso.date(),
  /** In page order: the top tier first. */
  sponsors: z
    .array(sponsorSchema)
    .refine(
      (sponsors) => new Set(sponsors.map(({ login }) => login)).size === sponsors.length,
      'names a login twice',
    ),
});

/** The sponsors after validation, with the date of the list. */
export type SponsorsFile = z.output<typeof sponsorsFileSchema>;
/** One public sponsor. */
export type Sponsor = SponsorsFile['sponsors'][number];
