import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What nobody is meant to rely on, by its entry's name. */
const unstable = /unstable|internal/;

/** Whether an entry says by its name that it may change at any time. */
export function isUnstableEntry(entry: string): boolean {
  return unstable.test(entry);
}

/**
 * The entries of a package that have types: those of its export map, or its folders where it has none.
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

/** Folders with an entry of their own, as packages without an export map have them. */
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
