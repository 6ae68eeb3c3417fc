import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { posixPath } from '../posix-path.ts';

/** Where the packages of a docs version are. Plain data: it crosses the borders of threads. */
export interface PackagePlaces {
  /** Absolute path of the version's folder, from which its package.json names packages. */
  folder: string;
  /**
   * Folder above which no package is looked for: the version's own, so that it does not see those of this
   * project, or the root of its workspace.
   */
  root: string;
  /** Packages of the workspace, those that they need among them; none for a release from a registry. */
  linked: LinkedPackage[];
}

/** A package whose sources are in the workspace: what it consists of changes with each build of it. */
export interface LinkedPackage {
  name: string;
  /** Path of the link, `…/node_modules/@trpc/server`: as such the package is known to compilers. */
  link: string;
  /** The folder behind the link, `…/packages/server`. */
  folder: string;
}

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  workspaces?: unknown;
}

/**
 * Finds the packages of a version.
 *
 * @param options.folder the version's folder, absolute
 * @param options.isWorkspace whether the version documents what a workspace links, instead of a release
 */
export function readPackagePlaces(options: {
  folder: string;
  isWorkspace?: boolean | undefined;
}): PackagePlaces {
  const folder = posixPath(options.folder);
  const root = options.isWorkspace ? findWorkspaceRoot(folder) : undefined;
  if (root === undefined) return { folder, root: folder, linked: [] };
  return { folder, root, linked: findLinked({ folder, root }) };
}

/**
 * The path at which a version finds a package, as Node does: in its own `node_modules`, then in those of the
 * folders above, up to the root.
 */
export function findPackage(
  { folder, root }: Pick<PackagePlaces, 'folder' | 'root'>,
  name: string,
): string | undefined {
  for (let from = folder; ; from = dirname(from)) {
    const place = join(from, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return place;
    if (from === root || from === dirname(from)) return undefined;
  }
}

/** The nearest folder that pnpm, npm or yarn take for the root of a workspace. */
export function findWorkspaceRoot(folder: string): string | undefined {
  for (let from = folder; ; from = dirname(from)) {
    if (existsSync(join(from, 'pnpm-workspace.yaml'))) return from;
    if (readManifest(from)?.workspaces !== undefined) return from;
    if (from === dirname(from)) return undefined;
  }
}

/**
 * What a compiler is to take for the real path of a file. Linked packages stay where they are linked, as if a
 * registry had them: their names can be read off, and no path of the machine gets into a page.
 */
export function createPathPresenter({
  linked,
}: Pick<PackagePlaces, 'linked'>): (path: string) => string {
  return (path) => {
    const found = linked.find(({ folder }) => path === folder || path.startsWith(`${folder}/`));
    return found ? found.link + path.slice(found.folder.length) : path;
  };
}

/** Names in a package.json that have to be installed with it. */
export function readDependencies(folder: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = readManifest(folder) ?? {};
  return Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies });
}

function findLinked({ folder, root }: { folder: string; root: string }): LinkedPackage[] {
  const found = new Map<string, LinkedPackage>();
  const waiting = [{ folder, root }];
  // Nearest first: what the version names itself is known by the version's own link.
  for (let from = waiting.shift(); from; from = waiting.shift()) {
    for (const name of readDependencies(from.folder)) {
      const link = findPackage(from, name);
      if (link === undefined || found.has(name)) continue;
      const real = posixPath(realpathSync(link));
      // What a registry had is in some `node_modules` for good: in a store, or beside others.
      if (real.includes('/node_modules/')) continue;
      found.set(name, { name, link, folder: real });
      // It may come from another repository.
      waiting.push({ folder: real, root: findWorkspaceRoot(real) ?? real });
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readManifest(folder: string): Manifest | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return typeof manifest === 'object' && manifest !== null ? manifest : undefined;
  } catch {
    // None, or none that can be read: whoever needs it says so.
    return undefined;
  }
}
