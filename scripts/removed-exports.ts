import { join } from 'node:path';
import { isUnstableEntry, listEntries } from '#engine/api/list-entries.ts';
import { createApiProgram } from '#engine/api/typescript/api-program.ts';

/** Exports that a newer release of some packages lacks. */
export interface RemovedExports {
  /** Specifiers that can no longer be imported. */
  entries: string[];
  /** Entry -> names that it no longer exports; for a removed entry, all of them. */
  names: ReadonlyMap<string, string[]>;
}

/**
 * Compares the export maps and declaration files of two releases.
 *
 * @param options.before a folder with the older release in its `node_modules`
 * @param options.after the same for the newer one
 * @param options.packages packages in both, such as `@trpc/server`
 */
export function findRemovedExports(options: {
  before: string;
  after: string;
  packages: string[];
}): RemovedExports {
  const { before, after, packages } = options;
  const old = readExports({ folder: before, packages });
  const current = readExports({ folder: after, packages });
  const names = [...old].map(([entry, exported]): [string, string[]] => {
    const kept = current.get(entry);
    return [entry, [...exported].filter((name) => !kept?.has(name))];
  });
  return {
    entries: [...old.keys()].filter((entry) => !current.has(entry)),
    names: new Map(names.filter(([, gone]) => gone.length > 0)),
  };
}

/** Names by exporting entry, without unstable or internal entries. */
export function readExports(options: {
  folder: string;
  packages: string[];
}): Map<string, Set<string>> {
  const { folder, packages } = options;
  const entries = packages
    .flatMap((name) => listEntries(join(folder, 'node_modules', name), name))
    .filter((entry) => !isUnstableEntry(entry));
  const { exportsOf } = createApiProgram({ folder, entries });
  return new Map(
    entries.map((entry) => [entry, new Set(exportsOf(entry)?.map(({ name }) => name))]),
  );
}
