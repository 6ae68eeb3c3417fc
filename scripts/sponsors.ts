import { z } from 'zod';
import type { Sponsor, SponsorsFile } from '#schema/sponsors.ts';

/** Requests an account's public, currently paid sponsorships, a hundred at a time. */
export const SPONSORS_QUERY = `query ($login: String!, $after: String) {
  organization(login: $login) {
    sponsorshipsAsMaintainer(first: 100, after: $after, includePrivate: false, activeOnly: true) {
      pageInfo { hasNextPage endCursor }
      nodes {
        createdAt
        sponsorEntity {
          ... on User { login name websiteUrl }
          ... on Organization { login name websiteUrl }
        }
      }
    }
  }
}`;

const pageSchema = z.object({
  data: z.object({
    organization: z.object({
      sponsorshipsAsMaintainer: z.object({
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
        nodes: z.array(
          z.object({
            createdAt: z.iso.datetime(),
            /** Null for a deleted account. */
            sponsorEntity: z
              .object({
                login: z.string(),
                name: z.string().nullish(),
                websiteUrl: z.string().nullish(),
              })
              .nullable(),
          }),
        ),
      }),
    }),
  }),
});

/** One sponsorship in GitHub's response. */
interface Sponsorship {
  login: string;
  name: string;
  website: string | undefined;
  /** ISO day. */
  since: string;
}

/**
 * Requests all pages of the list.
 *
 * @param ask sends a query with its variables and returns the JSON of the response
 * @throws Error if the response is not a list of sponsorships
 */
export async function readSponsorships(options: {
  login: string;
  ask: (variables: Record<string, string | null>) => Promise<unknown>;
}): Promise<Sponsorship[]> {
  const { login, ask } = options;
  const found: Sponsorship[] = [];
  let after: string | null = null;
  do {
    const page: z.output<typeof pageSchema> = pageSchema.parse(await ask({ login, after }));
    const { nodes, pageInfo } = page.data.organization.sponsorshipsAsMaintainer;
    for (const { createdAt, sponsorEntity } of nodes) {
      if (sponsorEntity === null) continue;
      found.push({
        login: sponsorEntity.login,
        name: sponsorEntity.name?.trim() || sponsorEntity.login,
        website: sponsorEntity.websiteUrl?.trim() || undefined,
        since: createdAt.slice(0, 10),
      });
    }
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}

/**
 * Merges the existing file with today's sponsorships. Sponsors in both keep tier, order and link, because people decide
 * about these; new ones come last, in the lower tier.
 */
export function updateSponsors(options: {
  before: SponsorsFile;
  sponsorships: Sponsorship[];
  /** ISO day. */
  today: string;
}): { file: SponsorsFile; added: string[]; removed: string[] } {
  const { before, sponsorships, today } = options;
  const now = new Map(sponsorships.map((sponsorship) => [keyOf(sponsorship), sponsorship]));
  const known = new Set(before.sponsors.map(keyOf));
  const kept = before.sponsors.flatMap((sponsor): Sponsor[] => {
    const found = now.get(keyOf(sponsor));
    return found === undefined
      ? []
      : [{ ...sponsor, name: found.name, link: linkOf({ found, before: sponsor.link }) }];
  });
  const added = [...now.values()]
    .filter((sponsorship) => !known.has(keyOf(sponsorship)))
    .sort((a, b) => a.since.localeCompare(b.since))
    .map((found): Sponsor => {
      const { name, login, since } = found;
      return { name, login, link: linkOf({ found }), tier: 'sponsor', since };
    });
  return {
    file: { asOf: today, sponsors: [...kept, ...added] },
    added: added.map(({ login }) => login),
    removed: before.sponsors
      .filter((sponsor) => !now.has(keyOf(sponsor)))
      .map(({ login }) => login),
  };
}

const keyOf = ({ login }: { login: string }): string => login.toLowerCase();

/**
 * Parameters that tell a sponsor where a visitor came from. Parameters in the sponsor's own address take precedence.
 */
const parameters = {
  ref: 'trpc',
  utm_source: 'github',
  utm_medium: 'referral',
  utm_campaign: 'trpc',
};

/** A link to the same host stays as agreed; accounts without a website link to their profile. */
function linkOf({ found, before }: { found: Sponsorship; before?: string }): string {
  const profile = `https://github.com/${found.login}`;
  const { website } = found;
  if (website === undefined) return profile;
  const address = /^[a-z]+:/i.test(website) ? website : `https://${website}`;
  if (!URL.canParse(address)) return profile;
  const link = new URL(address);
  if (link.protocol !== 'https:' && link.protocol !== 'http:') return profile;
  if (before !== undefined && new URL(before).hostname === link.hostname) return before;
  for (const [name, value] of Object.entries(parameters)) {
    if (!link.searchParams.has(name)) link.searchParams.set(name, value);
  }
  return link.href;
}
