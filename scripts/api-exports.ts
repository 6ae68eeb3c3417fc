import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript-js';
import { isUnstableEntry, listEntries } from '#engine/api/list-entries.ts';
import { createApiProgram, followAlias } from '#engine/api/typescript/api-program.ts';

/** An exported name of a package. */
export interface ApiExport {
  name: string;
  /** `@trpc/server/adapters/express`; the shortest if there are several. */
  entry: string;
}

/**
 * Every public name that the library's packages export, according to their types: names marked
 * `@internal` or `@deprecated` and internal entries are left out.
 *
 * @param folder of a docs version, whose `package.json` names the packages
 */
export function readApiExports(folder: string): ApiExport[] {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = Object.keys(dependencies)
    .filter((name) => name.startsWith('@trpc/'))
    .flatMap((name) => listEntries(join(folder, 'node_modules', name), name))
    .filter((entry) => !isUnstableEntry(entry));
  const { checker, exportsOf } = createApiProgram({ folder, entries });

  const found = new Map<string, ApiExport>();
  for (const entry of entries) {
    const exports = exportsOf(entry);
    if (!exports) throw new Error(`${entry} has no types in ${folder}.`);
    for (const symbol of exports) {
      const known = found.get(symbol.name);
      if (known && known.entry.length <= entry.length) continue;
      if (!isHidden(symbol, checker)) found.set(symbol.name, { name: symbol.name, entry });
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isHidden(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const real = followAlias(symbol, checker);
  if (symbol.name === 'default' || symbol.name.startsWith('_')) return true;
  const tags = [...symbol.getJsDocTags(checker), ...real.getJsDocTags(checker)];
  return tags.some(({ name }) => name === 'internal' || name === 'deprecated');
}
