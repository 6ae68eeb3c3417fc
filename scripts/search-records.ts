import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildSearchPages } from '#engine/search/build-search-pages.ts';
import { buildSearchRecords } from '#engine/search/build-search-records.ts';
import { readSiteSearch } from '../tests/support/site-search.ts';

/**
 * Writes the site's search records as JSON lines, in the hosted provider's format, for filling its index without a
 * crawler: `npm run search:records -- --out records.jsonl`; without `--out`, to standard output.
 */
async function writeRecords(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  const { site } = await readSiteSearch();
  const records = buildSearchRecords({ pages: buildSearchPages(site), config: site.config });
  const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('');
  if (values.out === undefined) process.stdout.write(lines);
  else {
    writeFileSync(values.out, lines);
    console.log(`${records.length} records in ${values.out}`);
  }
}

await writeRecords();
