import { readFileSync, writeFileSync } from 'node:fs';
import { sponsorsFileSchema } from '#schema/sponsors.ts';
import { readSponsorships, SPONSORS_QUERY, updateSponsors } from './sponsors.ts';

const FILE = 'content/sponsors.json';

/**
 * Updates `content/sponsors.json` with GitHub's current sponsorships: `npm run sponsors`, with a token in GITHUB_TOKEN
 * that may read the organization (`read:org`). Without a token, and on any failure, the file stays unchanged.
 */
async function syncSponsors(): Promise<void> {
  const before = sponsorsFileSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  const token = process.env.GITHUB_TOKEN?.trim();
  if (!token) {
    console.log(`GITHUB_TOKEN is not set, so ${FILE} stays as it was on ${before.asOf}.`);
    return;
  }
  // A rejected header would be printed with its value.
  if (/[^\x21-\x7e]/.test(token))
    throw new Error('GITHUB_TOKEN is not a token: it contains a space or a line break.');
  const ask = async (variables: Record<string, string | null>): Promise<unknown> => {
    const response = await fetch('https://api.github.com/graphql', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: SPONSORS_QUERY, variables }),
    });
    if (!response.ok) throw new Error(`GitHub responded with status ${response.status}.`);
    return response.json();
  };
  const sponsorships = await readSponsorships({ login: 'trpc', ask });
  // A token without permission gets an empty list and no error.
  if (sponsorships.length === 0) throw new Error('GitHub lists no sponsor for this token.');
  const today = new Date().toISOString().slice(0, 10);
  const { file, added, removed } = updateSponsors({ before, sponsorships, today });
  writeFileSync(FILE, `${JSON.stringify(sponsorsFileSchema.parse(file), undefined, 2)}\n`);
  console.log(`${FILE} has ${file.sponsors.length} sponsors as of ${today}.`);
  for (const login of removed) console.log(`  gone: ${login}`);
  for (const login of added)
    console.log(`  new:  ${login}, in the tier "sponsor": is it the right one?`);
}

try {
  await syncSponsors();
} catch (error) {
  console.error(
    `${FILE} was not changed. ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
}
