/**
 * `/docs/changes` lists replacements for removed exports. This checks them against the releases without that page's
 * code.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import replacements from '../../content/docs/replacements.ts';
import versions from '../../content/docs/versions.ts';
import { readExports } from '../../scripts/removed-exports.ts';

/** All names exported by a version's packages. */
function namesOf(index: number): Set<string> {
  const { dir = '', api = [] } = versions[index] ?? {};
  const folder = join(projectRoot, 'content/docs', dir);
  return new Set([...readExports({ folder, packages: api }).values()].flatMap((it) => [...it]));
}

for (const { version, rows } of replacements) {
  test(`the rows of ${version} in replacements.ts name what is gone, all of it, and what is there`, () => {
    const index = versions.findIndex(({ label }) => label === version);
    const [after, before] = [namesOf(index), namesOf(index + 1)];
    const gone = [...before].filter((name) => !after.has(name));
    expect(gone.length).toBeGreaterThan(20);
    expect(rows.flatMap((row) => row.gone).sort()).toEqual(gone.sort());
    const instead = rows.flatMap(({ renamed = [], use = [] }) => [renamed, use].flat());
    expect(instead.length).toBeGreaterThan(10);
    expect(instead.filter((name) => !after.has(name))).toEqual([]);
  });
}
