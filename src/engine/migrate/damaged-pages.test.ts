import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { damage, damages } from '../testing/damage.ts';
import { textOfBytes } from '../text/read-text.ts';
import { migrateText } from './migrate-test-support.ts';

/** `FUZZ_RUNS=5000 npx vitest run src/engine/migrate/damaged` runs longer. */
const numRuns = Math.ceil(Number(process.env.FUZZ_RUNS ?? 2000) / 20);
const seed = Number(process.env.FUZZ_SEED ?? 20_251_122);

const pages = [
  'library-docs/docs/intro.md',
  'library-docs/docs/guides/01-fold.mdx',
  'typed-samples/docs/samples.mdx',
  'typed-samples/docs/special.mdx',
];

test.each(pages)(
  '%s, damaged at random, is converted or reported',
  { timeout: 600_000 },
  async (name) => {
    const page = await readFile(join(projectRoot, 'tests/migrate', name));
    const property = fc.asyncProperty(damages, async (all) => {
      const { text } = textOfBytes({ file: name, bytes: damage(page, all) });
      const result = await migrateText(text);
      const lines = text.split('\n').length;
      for (const note of result.notes) {
        const line = Number(/^\d+/.exec(note)?.[0]);
        expect(line, note).toBeGreaterThan(0);
        expect(line, note).toBeLessThanOrEqual(lines);
      }
    });
    await fc.assert(property, { seed, numRuns, verbose: 1 });
  },
);
