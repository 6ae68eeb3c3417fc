import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { damage, damages } from '../testing/damage.ts';
import { writeSite } from '../testing/write-site.ts';
import { migrateSite } from './migrate-site.ts';

/** `FUZZ_RUNS=5000 npx vitest run src/engine/migrate/damaged` runs longer. */
const numRuns = Math.ceil(Number(process.env.FUZZ_RUNS ?? 2000) / 200);
const seed = Number(process.env.FUZZ_SEED ?? 20_251_122);

const files = [
  'library-docs/docusaurus.config.js',
  'library-docs/sidebars.js',
  'library-docs/versions.json',
  'library-docs/versioned_sidebars/version-2.0-sidebars.json',
  'library-docs/docs/guides/more/_category_.json',
  'product-blog/docusaurus.config.ts',
  'product-blog/blog/authors.yml',
  'product-blog/blog/tags.yml',
];

test.each(files)(
  'a folder whose %s is damaged at random is migrated or reported',
  { timeout: 600_000 },
  async (name) => {
    const [fixture = '', ...path] = name.split('/');
    const root = await writeSite({});
    await cp(join(projectRoot, 'tests/migrate', fixture), root, { recursive: true });
    const file = join(root, ...path);
    const bytes = await readFile(file);
    const property = fc.asyncProperty(damages, async (all) => {
      await writeFile(file, damage(bytes, all));
      const migration = await migrateSite({ root });
      for (const { line } of migration?.notes ?? []) expect(line).toBeGreaterThan(0);
      for (const target of migration?.files.keys() ?? [])
        expect(target).not.toMatch(/(?:^|\/)\.\.\//);
    });
    await fc.assert(property, { seed, numRuns, verbose: 1 });
  },
);
