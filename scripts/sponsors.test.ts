import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type SponsorsFile, sponsorsFileSchema } from '#schema/sponsors.ts';
import { readSponsorships, updateSponsors } from './sponsors.ts';

/** Responses of GitHub's GraphQL API, in two pages. */
const responses = [
  {
    data: {
      organization: {
        sponsorshipsAsMaintainer: {
          pageInfo: { hasNextPage: true, endCursor: 'Y3Vyc29y' },
          nodes: [
            {
              createdAt: '2024-02-15T08:01:02Z',
              sponsorEntity: {
                login: 'Kept',
                name: 'Kept Ltd',
                websiteUrl: 'https://kept.example/new',
              },
            },
            { createdAt: '2024-02-15T08:01:02Z', sponsorEntity: null },
          ],
        },
      },
    },
  },
  {
    data: {
      organization: {
        sponsorshipsAsMaintainer: {
          pageInfo: { hasNextPage: false, endCursor: null },
          nodes: [
            {
              createdAt: '2025-10-02T23:59:59Z',
              sponsorEntity: { login: 'site', name: '', websiteUrl: 'site.example?utm_source=own' },
            },
            {
              createdAt: '2025-10-01T00:00:00Z',
              sponsorEntity: { login: 'person', name: null, websiteUrl: null },
            },
          ],
        },
      },
    },
  },
];

const before: SponsorsFile = {
  asOf: '2025-01-01',
  sponsors: [
    { name: 'Gone', login: 'gone', link: 'https://gone.example', tier: 'top', since: '2022-01-01' },
    {
      name: 'Kept',
      login: 'kept',
      link: 'https://kept.example/?ref=a',
      tier: 'top',
      since: '2022-02-02',
    },
  ],
};

test('the list follows the sponsorships of today; tiers and agreed links stay', async () => {
  const asked: unknown[] = [];
  const sponsorships = await readSponsorships({
    login: 'trpc',
    ask: async (variables) => {
      asked.push(variables);
      return responses[asked.length - 1];
    },
  });
  expect(asked).toEqual([
    { login: 'trpc', after: null },
    { login: 'trpc', after: 'Y3Vyc29y' },
  ]);
  const { file, added, removed } = updateSponsors({ before, sponsorships, today: '2025-11-11' });
  expect(file).toEqual({
    asOf: '2025-11-11',
    sponsors: [
      {
        name: 'Kept Ltd',
        login: 'kept',
        link: 'https://kept.example/?ref=a',
        tier: 'top',
        since: '2022-02-02',
      },
      {
        name: 'person',
        login: 'person',
        link: 'https://github.com/person',
        tier: 'sponsor',
        since: '2025-10-01',
      },
      {
        name: 'site',
        login: 'site',
        link: 'https://site.example/?utm_source=own&ref=trpc&utm_medium=referral&utm_campaign=trpc',
        tier: 'sponsor',
        since: '2025-10-02',
      },
    ],
  });
  expect({ added, removed }).toEqual({ added: ['person', 'site'], removed: ['gone'] });
});

test('a response that is no list is an error, and not an empty list', async () => {
  const refused = { data: { organization: null }, errors: [{ message: 'Bad credentials' }] };
  await expect(readSponsorships({ login: 'trpc', ask: async () => refused })).rejects.toThrow();
});

test('without a token the file stays as it is', () => {
  const file = readFileSync('content/sponsors.json', 'utf8');
  const { asOf } = sponsorsFileSchema.parse(JSON.parse(file));
  const { GITHUB_TOKEN: _, ...env } = process.env;
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/sync-sponsors.ts'], {
    env,
    encoding: 'utf8',
  });
  expect(run).toMatchObject({ status: 0, stderr: '' });
  expect(run.stdout).toContain(`stays as it was on ${asOf}`);
  expect(readFileSync('content/sponsors.json', 'utf8')).toBe(file);
});
