import type { VersionReplacements } from '#schema/replacements.ts';
import type { ApiReference } from '#shared/api.ts';
import type { Problem } from '#shared/problem.ts';
import { defined } from '../defined.ts';
import { locateInModule } from '../problems/locate-in-module.ts';
import { didYouMean, listNames } from '../problems/suggest.ts';
import { type ExportIndex, indexExports, stableExports } from '../versions/export-index.ts';
import { REPLACEMENTS_FILE, type ReadReplacements } from './read-replacements.ts';

/** A version, with the exports of its packages and of the previous version's. */
export interface ComparedVersion {
  label: string;
  /** Before a version is released, exports come and go every day. */
  isUnreleased: boolean;
  /** Undefined if it could not be read completely: names might seem to be missing that were only not read. */
  newer: ApiReference | undefined;
  older: ApiReference | undefined;
}

type Path = (string | number)[];

/**
 * Checks the table of replacements against the declaration files: each name must exist in the release it is attributed
 * to, and every removed export must have a row.
 */
export async function checkReplacements(options: {
  read: ReadReplacements;
  versions: ComparedVersion[];
}): Promise<Problem[]> {
  const { read, versions } = options;
  const labels = versions.map(({ label }) => label);
  const found = read.replacements.map(async (listed, index): Promise<Problem[]> => {
    const place = async (path: Path) => ({
      file: REPLACEMENTS_FILE,
      ...(await locateInModule({ source: read.source, path: [index, ...path], part: 'value' })),
    });
    const version = versions.find(({ label }) => label === listed.version);
    if (!version) {
      const hint = didYouMean({ written: listed.version, names: labels });
      const message = `There is no version "${listed.version}".`;
      return [unknown({ message, hint, place: await place(['version']) })];
    }
    // The reason why they could not be read has already been reported.
    if (!version.newer || !version.older) return [];
    const after = indexExports(version.newer);
    const before = indexExports(version.older);
    const severity = version.isUnreleased ? 'warning' : 'error';
    return [
      ...(await checkNames({ listed, before, after, place })),
      ...checkMissing({ listed, before, after }).map((problem) => ({ ...problem, severity })),
    ].map((problem) => ({ ...problem, severity }));
  });
  return (await Promise.all(found)).flat();
}

async function checkNames(options: {
  listed: VersionReplacements;
  before: ExportIndex;
  after: ExportIndex;
  place: (path: Path) => Promise<Pick<Problem, 'file' | 'line' | 'column'>>;
}): Promise<Problem[]> {
  const { listed, before, after, place } = options;
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const isIn = (index: ExportIndex, name: string) => stableExports(index, name).length > 0;
  const complain = async (path: Path, message: string, hint: string | undefined) =>
    problems.push(unknown({ message, hint, place: await place(path) }));
  for (const [row, { gone, renamed, use = [] }] of listed.rows.entries()) {
    for (const [index, name] of gone.entries()) {
      const path = ['rows', row, 'gone', index];
      if (seen.has(name)) await complain(path, `"${name}" has two rows.`, 'Combine them into one.');
      else if (!isIn(before, name)) {
        const hint = didYouMean({ written: name, names: before.keys() });
        await complain(
          path,
          `No package of the version before ${listed.version} exports "${name}".`,
          hint,
        );
      } else if (isIn(after, name)) {
        const hint = 'Remove the name from this row: moved exports are found without one.';
        await complain(
          path,
          `"${name}" was not removed: packages of ${listed.version} export it.`,
          hint,
        );
      }
      seen.add(name);
    }
    const names = [
      ...(renamed === undefined ? [] : [{ name: renamed, path: ['renamed'] as Path }]),
      ...use.map((name, index) => ({ name, path: ['use', index] })),
    ];
    for (const { name, path } of names) {
      if (isIn(after, name)) continue;
      const hint = didYouMean({ written: name, names: after.keys() });
      await complain(
        ['rows', row, ...path],
        `No package of ${listed.version} exports "${name}".`,
        hint,
      );
    }
  }
  return problems;
}

function checkMissing(options: {
  listed: VersionReplacements;
  before: ExportIndex;
  after: ExportIndex;
}): Problem[] {
  const { listed, before, after } = options;
  const listedNames = new Set(listed.rows.flatMap(({ gone }) => gone));
  const missing = [...before.keys()].filter(
    (name) =>
      stableExports(before, name).length > 0 &&
      stableExports(after, name).length === 0 &&
      !listedNames.has(name),
  );
  if (missing.length === 0) return [];
  return [
    {
      code: 'replacement-missing',
      severity: 'error',
      message: `${missing.length === 1 ? 'An export was' : `${missing.length} exports were`} removed in ${listed.version} and ${missing.length === 1 ? 'has' : 'have'} no row: ${listNames(missing)}.`,
      hint: `Add a row for ${listed.version} with the replacement, such as { gone: ['${missing[0]}'], use: ['…'] }. A row with only "gone" means that nothing replaces it.`,
      file: REPLACEMENTS_FILE,
    },
  ];
}

function unknown(options: {
  message: string;
  hint: string | undefined;
  place: Pick<Problem, 'file' | 'line' | 'column'>;
}): Problem {
  const { message, hint, place } = options;
  return {
    code: 'replacement-unknown',
    severity: 'error',
    message,
    ...defined({ hint }),
    ...place,
  };
}
