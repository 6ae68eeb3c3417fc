import { expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { readRelease } from './read-release.ts';
import { groupByVersion } from './sample-versions.ts';

const version = { label: '1.x', folder: 'content/docs/v1', isLast: false };
const latest = { label: '2.x', folder: 'content/docs/v2', isLast: true };
const sample = {
  file: 'content/docs/v1/start.mdx',
  line: 7,
  column: 1,
  language: 'ts',
  meta: '',
  code: 'const a = 1;',
};

test('[V5] a version whose folder names no release is said so at its first sample', async () => {
  const siteRoot = await writeSite({ 'content/docs/v1/start.mdx': '' });
  const { problems } = await readRelease({ siteRoot, version, sample });
  expect(problems).toEqual([
    {
      code: 'sample-release-missing',
      severity: 'error',
      message:
        'The version 1.x has samples, but no content/docs/v1/package.json that names the release to compile them against.',
      hint: 'Write it: { "private": true, "type": "module", "dependencies": { … } }. Or set checks: { samples: \'ignore\' } in site.config.ts.',
      file: 'content/docs/v1/start.mdx',
      line: 7,
      column: 1,
    },
  ]);
});

test('[V5] its samples are not compiled against the latest release', () => {
  const { versions } = groupByVersion({ blocks: [sample], versions: [latest, version] });
  expect(versions.map(({ blocks }) => blocks.length)).toEqual([0, 1]);
});

test('[V5] of a manifest that is no JSON the list of versions tells', async () => {
  const siteRoot = await writeSite({ 'content/docs/v1/package.json': '{ "dependencies": ' });
  const read = await readRelease({ siteRoot, version, sample });
  expect(read).toEqual({ release: undefined, problems: [] });
});

test.each(['[]', '{ "dependencies": ["zod"] }'])(
  '[V5] a manifest that is none: %s',
  async (manifest) => {
    const siteRoot = await writeSite({ 'content/docs/v1/package.json': manifest });
    const { release, problems } = await readRelease({ siteRoot, version, sample });
    expect(release).toBeUndefined();
    expect(problems).toMatchObject([
      {
        message: 'content/docs/v1/package.json is not the manifest of a package.',
        file: 'content/docs/v1/package.json',
      },
    ]);
  },
);
