import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pc from 'picocolors';
import { SiteError } from '#shared/site-error.ts';
import { checkMigration } from '../migrate/check-migration.ts';
import { formatNote, formatReport } from '../migrate/format-report.ts';
import { migrateSite } from '../migrate/migrate-site.ts';
import { checkMigrationFolder, writeMigration } from '../migrate/write-migration.ts';
import type { Reporter } from '../terminal/reporter.ts';

/** Full report in the new folder. */
const REPORT_FILE = 'MIGRATION.txt';

/** Reads a folder in Docusaurus' dialect and writes a site. Returns the exit code. */
export async function runMigrate(options: {
  source: string;
  outDir: string;
  /** Whether to write to a folder that holds other files or edited ones. */
  force: boolean;
  reporter: Reporter;
}): Promise<number> {
  const { source, outDir, force, reporter } = options;
  const info = await stat(source).catch(() => undefined);
  if (info === undefined) throw refuseSource(`There is no folder ${source}.`);
  if (!info.isDirectory()) throw refuseSource(`${source} is a file.`);
  await checkMigrationFolder({ dir: outDir, source, force });
  const migration = await reporter.phase('Converting', () => migrateSite({ root: source }));
  if (migration === undefined) {
    throw refuseSource(`There is no docusaurus.config in ${source}, so nothing was written.`);
  }
  const { files } = migration;
  const stale = await reporter.phase('Writing', () =>
    writeMigration({ dir: outDir, files, force }),
  );
  const notes = [...migration.notes, ...stale];
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

function refuseSource(message: string): SiteError {
  const hint = 'Name the folder that contains docusaurus.config.js, or .ts, and the docs.';
  return new SiteError('option-invalid', message, { hint });
}
