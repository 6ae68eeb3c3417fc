import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pc from 'picocolors';
import { SiteError } from '#shared/site-error.ts';
import { checkMigration } from '../migrate/check-migration.ts';
import { formatNote, formatReport } from '../migrate/format-report.ts';
import { migrateSite } from '../migrate/migrate-site.ts';
import { checkMigrationFolder, writeMigration } from '../migrate/write-migration.ts';
import type { Reporter } from './reporter.ts';

/** Where the whole report is, in the new folder. */
const REPORT_FILE = 'MIGRATION.txt';

/** Reads a folder in Docusaurus' dialect and writes a site. Returns the exit code. */
export async function runMigrate(options: {
  source: string;
  outDir: string;
  /** Whether a folder may be written that holds something else, or edited files. */
  force: boolean;
  reporter: Reporter;
}): Promise<number> {
  const { source, outDir, force, reporter } = options;
  if (!existsSync(source)) {
    throw new SiteError('option-invalid', `There is no folder ${source}.`, {
      hint: 'Name the folder that holds docusaurus.config and docs.',
    });
  }
  await checkMigrationFolder({ dir: outDir, source, force });
  const { files, notes } = await reporter.phase('Converting', () => migrateSite({ root: source }));
  await reporter.phase('Writing', () => writeMigration({ dir: outDir, files }));
  const found = await reporter.phase('Checking', () => checkMigration({ dir: outDir, notes }));
  const all = [...notes, ...found];
  await writeFile(join(outDir, REPORT_FILE), formatReport(all));
  const open = all.filter(({ kind }) => kind === 'decide');
  for (const note of open) reporter.info(formatNote(note));
  reporter.info(
    `${pc.green(`${files.size} files in ${outDir}`)}, ${all.length - open.length} changes, ${open.length} things to decide: all of them are in ${REPORT_FILE}.`,
  );
  return 0;
}
