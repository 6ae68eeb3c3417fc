import { z } from 'zod';

const sponsorSchema = z.strictObject({
  /** As they write it themselves. */
  name: z.string().min(1),
  /** Name of their account on GitHub. */
  login: z.string().min(1),
  /** Where their name leads, with the parameters that tell them where a reader came from. */
  link: z.url({ protocol: /^https?$/ }),
  /** `top`: on the home page, too. */
  tier: z.enum(['top', 'sponsor']),
  /** Day of their first sponsorship. */
  since: z.iso.date(),
});

/** Shape of `content/sponsors.json`, which `npm run sponsors` writes. */
export const sponsorsFileSchema = z.strictObject({
  /** Day on which the list was true. */
  asOf: z.iso.date(),
  /** In the order of the page: those of the top tier first. */
  sponsors: z
    .array(sponsorSchema)
    .refine(
      (sponsors) => new Set(sponsors.map(({ login }) => login)).size === sponsors.length,
      'names a login twice',
    ),
});

export type SponsorsFile = z.output<typeof sponsorsFileSchema>;
export type Sponsor = SponsorsFile['sponsors'][number];
