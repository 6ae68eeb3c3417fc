import { describe, expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { migrateFiles } from './migrate-folder-test-support.ts';
import { migrateSite } from './migrate-site.ts';

/** A setting in `docusaurus.config`, with its form in `site.config.ts` and the notes about it. */
export interface SettingRow {
  setting: string;
  /** The config besides its title and address, starting on its third line. */
  config: string;
  /** Part of `site.config.ts`. */
  here?: string;
  /** Parts of the notes, in order. */
  says?: string[];
  files?: Record<string, string>;
}

/** Each row is converted or reported; together, the results are a valid config. */
export function testSettings(name: string, rows: readonly SettingRow[]): void {
  describe(`documented settings of the other framework: ${name}`, () => {
    test.each(rows)('$setting', async ({ here, says = [], ...row }) => {
      const migration = await migrateSite({ root: await writeSite(filesOf(row)) });
      if (here !== undefined) {
        expect(String(migration?.files.get('site.config.ts'))).toContain(here);
      }
      const lines = (migration?.notes ?? [])
        .map(({ file, line, kind, message }) => `${file}:${line}: ${kind}: ${message}`)
        // The release of the docs always needs a decision.
        .filter((line) => !line.includes('is made up for'));
      for (const part of says) expect(lines.join('\n')).toContain(part);
      if (says.length === 0) expect(lines).toEqual([]);
    });

    test('a site loads with each of those that are converted', async () => {
      for (const { setting, here, ...row } of rows) {
        if (here === undefined) continue;
        const { errors } = await migrateFiles(filesOf(row));
        expect(errors, setting).toEqual([]);
      }
    });
  });
}

const filesOf = ({ config, files }: Pick<SettingRow, 'config' | 'files'>) => ({
  'docusaurus.config.js': `module.exports = {\ntitle: 'A', url: 'https://a.example', organizationName: 'o', projectName: 'p',\n${config}\n};\n`,
  'docs/a.md': '# A\n\nText.\n',
  ...files,
});
