import { replacementsSchema, type VersionReplacements } from '#schema/replacements.ts';
import type { Problem } from '#shared/problem.ts';
import type { ModuleReader } from '../config/module-reader.ts';
import { readDataModule } from '../config/read-data-module.ts';

/** Replacements for removed exports. Optional. */
export const REPLACEMENTS_FILE = 'content/docs/replacements.ts';

/** The table of replacements, with its text for locating problems. */
export interface ReadReplacements {
  replacements: VersionReplacements[];
  /** Text of the file; empty if there is none. */
  source: string;
  problems: Problem[];
}

/** Reads the table of replacements of a site. */
export async function readReplacements(options: {
  root: string;
  modules: ModuleReader;
}): Promise<ReadReplacements> {
  const read = await readDataModule({
    ...options,
    file: REPLACEMENTS_FILE,
    schema: replacementsSchema,
    code: 'replacements-invalid',
  });
  if (read.kind === 'read') return { replacements: read.value, source: read.source, problems: [] };
  return { replacements: [], source: '', problems: read.kind === 'invalid' ? read.problems : [] };
}
