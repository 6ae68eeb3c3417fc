import { join } from 'node:path';
import { hash } from '../hashing/hash.ts';
import { findWorkspaceRoot } from '../packages/package-places.ts';
import { readInstalledLists } from '../packages/packages-state.ts';
import { readIfPresent } from '../read-if-present.ts';

/** A package in a lock file. */
interface LockedPackage {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Folder (`node_modules/shiki`) -> the package installed there. */
export type InstalledPackages = Record<string, LockedPackage>;

/** Used instead of a folder: everything in a workspace, because its installer decides where packages go, or in a damaged list. */
const WORKSPACE = 'workspace';

/**
 * The packages that npm has installed in the project. In a workspace, where packages are elsewhere, one version
 * represents all of them; without either, it is the content of the package lock.
 */
export async function readInstalledPackages(root: string): Promise<InstalledPackages> {
  const own = await readLock(join(root, 'node_modules/.package-lock.json'));
  if (own !== undefined) return own;
  const version = await readInstalledLists(findWorkspaceRoot(root) ?? root);
  if (version !== undefined) return { [WORKSPACE]: { version } };
  return (await readLock(join(root, 'package-lock.json'))) ?? {};
}

async function readLock(file: string): Promise<InstalledPackages | undefined> {
  const text = await readIfPresent(file);
  if (text === undefined) return undefined;
  const { packages } = readObject(text);
  // npm also ignores a damaged list, until its next run writes it again.
  if (!isObject(packages)) return { [WORKSPACE]: { version: hash(text) } };
  return packages;
}

function readObject(text: string): { packages?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

const isObject = (value: unknown): value is Record<string, LockedPackage> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The exact versions of packages and all their dependencies. Updating any other package does not change the result.
 *
 * @returns folder of each package -> version and checksum
 */
export function listVersions(
  installed: InstalledPackages,
  names: readonly string[],
): Record<string, string> {
  const versions: Record<string, string> = {};
  const visit = (name: string, from: string): void => {
    const folder = findPackage(installed, name, from);
    // Optional packages for other platforms are not installed.
    if (folder === undefined || versions[folder] !== undefined) return;
    const locked = installed[folder] ?? {};
    versions[folder] = `${locked.version} ${locked.integrity ?? ''}`;
    const { dependencies, optionalDependencies, peerDependencies } = locked;
    for (const needed of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
    })) {
      visit(needed, folder);
    }
  };
  for (const name of names) {
    visit(name, '');
    if (!findPackage(installed, name, ''))
      versions[`node_modules/${name}`] = installed[WORKSPACE]?.version ?? 'missing';
  }
  return versions;
}

/** Resolves like Node: in the folder's own `node_modules`, then in each parent folder's. */
function findPackage(installed: InstalledPackages, name: string, from: string): string | undefined {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
  ) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (installed[candidate]) return candidate;
    if (folder === '') return undefined;
  }
}
