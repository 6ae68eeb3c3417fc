import { createTask } from '../compile/compile-task.ts';
import { noHistory } from '../docs/read-git-history.ts';
import { loadSite } from '../load-site.ts';
import { writeSite } from '../testing/write-site.ts';
import { formatNote } from './format-report.ts';
import { migrateSite } from './migrate-site.ts';

/** Migrates a folder and loads the result like a build. */
export async function migrateFolder(source: string) {
  const migration = await migrateSite({ root: source });
  if (migration === undefined) throw new Error(`no config in ${source}`);
  const { files, notes } = migration;
  const root = await writeSite(Object.fromEntries(files));
  const compile = await createTask();
  const { site, problems } = await loadSite({
    root,
    mode: 'production',
    compile: (input) => compile({ root, ...input }),
    history: noHistory,
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  const decisions = notes.flatMap(({ kind, target }) =>
    kind === 'decide' && target?.line ? [`${target.file}:${target.line}`] : [],
  );
  return {
    text: (file: string) => String(files.get(file)),
    files: [...files.keys()],
    report: notes.map(formatNote),
    paths: site.routes.map(({ path }) => path),
    errors: errors.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`),
    /** Errors in places where the report does not ask for a decision. */
    unannounced: errors.filter(({ file, line }) => !decisions.includes(`${file}:${line}`)),
  };
}

/** Migrates a folder with the given files. */
export async function migrateFiles(files: Record<string, string>) {
  return migrateFolder(await writeSite(files));
}

/** A page in MDX. */
export const page = (title: string, text = 'Text.'): string =>
  `---\ntitle: ${title}\n---\n\n${text}\n`;

/** The Docusaurus config with these options, starting on its second line. */
export const configOf = (options: string): string =>
  `module.exports = { title: 'A', url: 'https://a.example', organizationName: 'o', projectName: 'p',\n${options} };\n`;

/** The same for options of its docs. */
export const docsOf = (options: string): string =>
  configOf(`presets: [['classic', { docs: {\n${options} } }]]`);
