import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';

/** Commands of pnpm itself. */
const PNPM = ['install'];

/**
 * Scripts in the root of the library's repository. Its `package.json` is not published, so they were looked up there
 * (v11.6.0) and cannot be verified here. `test-watch`, which the page used to name, was not among them.
 */
const ROOT_ONLY = ['test'];

describe.each([
  ['v11', 'community/contributing.mdx'],
  ['v10', 'community/contributing.mdx'],
])('the commands of %s/%s', (version, page) => {
  test('[D2] are scripts of every package of the release, or known ones of the repository', async () => {
    const folder = join(projectRoot, 'content/docs', version);
    const text = await readFile(join(folder, page), 'utf8');
    const named = [...text.matchAll(/(?:^|`)pnpm ([\w:-]+)/gm)].map(([, name = '']) => name);
    const files = await glob('node_modules/@trpc/*/package.json', { cwd: folder });
    const scripts = await Promise.all(
      files.map(async (file) => {
        const { scripts = {} } = JSON.parse(await readFile(join(folder, file), 'utf8'));
        return Object.keys(scripts);
      }),
    );
    expect(scripts.length).toBeGreaterThan(2);
    expect(named.length).toBeGreaterThan(2);
    const unknown = named.filter(
      (name) =>
        ![...PNPM, ...ROOT_ONLY].includes(name) && !scripts.every((names) => names.includes(name)),
    );
    expect(unknown).toEqual([]);
  });
});
