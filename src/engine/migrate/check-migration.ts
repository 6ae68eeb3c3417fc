import { createTask } from '../compile/compile-task.ts';
import { noHistory } from '../docs/read-git-history.ts';
import { loadSite } from '../load-site.ts';
import type { PlacedNote } from './note.ts';

/**
 * Loads a migrated site like a build and adds notes for errors that no note has announced. This catches mistakes that
 * the migration does not foresee.
 */
export async function checkMigration(options: {
  dir: string;
  notes: readonly PlacedNote[];
}): Promise<PlacedNote[]> {
  const { dir, notes } = options;
  const compile = await createTask();
  const { problems } = await loadSite({
    root: dir,
    mode: 'production',
    compile: (input) => compile({ root: dir, ...input }),
    history: noHistory,
  });
  const announced = new Set(
    notes.flatMap(({ kind, target }) =>
      kind === 'decide' && target?.line ? [`${target.file}:${target.line}`] : [],
    ),
  );
  return problems.flatMap(({ severity, file = 'site.config.ts', line = 1, message, hint = '' }) => {
    if (severity !== 'error' || announced.has(`${file}:${line}`)) return [];
    const said = `${message} ${hint}`.trim();
    return [{ file, line, kind: 'decide', message: said, target: { file, line } }];
  });
}
