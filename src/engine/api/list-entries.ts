import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of entries that mark them as unstable or internal. */
const unstable = /unstable|internal/;

/** Whether an entry's name says that it may change at any time. */
export function isUnstableEntry(entry: string): boolean {
  return unstable.test(entry);
}

/**
 * The entries of a package that have types: from its export map, or its folders if it has none.
 *
 * @param folder of the installed package
 * @returns `@trpc/server`, `@trpc/server/adapters/express`
 */
export function listEntries(folder: string, name: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const paths = exports ? Object.keys(exports) : ['.', ...listFolders(folder)];
  return paths
    .filter((path) => !path.endsWith('package.json'))
    .map((path) => (path === '.' ? name : `${name}/${path.replace('./', '')}`));
}

/** Folders with their own package.json, as in packages without an export map. */
function listFolders(folder: string, prefix = ''): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true })
    .filter((item) => item.isDirectory() && !/^(dist|src|node_modules)$/.test(item.name))
    .flatMap((item) => {
      const path = `${prefix}${item.name}`;
      const names = readdirSync(join(folder, path));
      const own = names.some((file) => /^(index\.d\.ts|package\.json)$/.test(file)) ? [path] : [];
      return [...own, ...listFolders(folder, `${path}/`)];
    });
}
