/** Pages say since which release a feature exists, as determined by `scripts/first-releases.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { readPages } from './pages.ts';

const folder = 'content/docs/v11/';

/** `server/metadata since 11.1.3` for every such note on a page. */
const notes = readPages(`${folder}**/*.mdx`).flatMap(({ file, text }) =>
  [...text.matchAll(/\bsince (11\.\d+(?:\.\d+)?)/gi)].map(
    ([, release = '']) => `${file.slice(folder.length, -'.mdx'.length)} since ${release}`,
  ),
);

const rows = readFileSync(join(projectRoot, folder, 'first-releases.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [page = '', release = ''] = row.split('\t');
    return `${page} since ${release.replace(/\.0$/, '')}`;
  });

test('every "since" of a page is the first release whose source has it', () => {
  expect(rows.length).toBeGreaterThan(10);
  expect(notes.toSorted()).toEqual(rows.toSorted());
});
