import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A package as a lock file has it. */
interface LockedPackage {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Folder (`node_modules/shiki`) -> what is installed there. */
export type InstalledPackages = Record<string, LockedPackage>;

/** What npm says that it has installed; without that, what it shall install. */
export async function readInstalledPackages(root: string): Promise<InstalledPackages> {
  for (const file of ['node_modules/.package-lock.json', 'package-lock.json']) {
    const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
    if (text !== undefined) return JSON.parse(text).packages ?? {};
  }
  return {};
}

/**
 * The exact versions of packages and of everything that they need in turn: an update of another package changes
 * nothing here.
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
    // Optional packages for other machines are not there.
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
    if (!findPackage(installed, name, '')) versions[`node_modules/${name}`] = 'missing';
  }
  return versions;
}

/** As Node does: in the folder's own `node_modules`, then in that of each folder above. */
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
