import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { posixPath } from '../posix-path.ts';

/** Locations of a docs version's packages. Plain data, because it crosses thread boundaries. */
export interface PackagePlaces {
  /** Absolute path of the version's folder, where its package.json is resolved. */
  folder: string;
  /**
   * Topmost folder in which packages are looked up: the version's own folder, so that it does not see this project's
   * packages, or the root of its workspace.
   */
  root: string;
  /** Workspace packages, including dependencies; empty for a release from a registry. */
  linked: LinkedPackage[];
}

/** A package with sources in the workspace; its content changes with each build. */
export interface LinkedPackage {
  name: string;
  /** Path of the link, `…/node_modules/@trpc/server`, under which compilers know the package. */
  link: string;
  /** The folder that the link points to, `…/packages/server`. */
  folder: string;
}

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  workspaces?: unknown;
}

/**
 * Locates the packages of a version.
 *
 * @param options.folder absolute path of the version's folder
 * @param options.isWorkspace whether the version documents linked workspace packages instead of a release
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
 * The path of a package for a version, resolved like Node: in its own `node_modules`, then in the parent folders,
 * up to the root.
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

/** The nearest folder that pnpm, npm or yarn consider a workspace root. */
export function findWorkspaceRoot(folder: string): string | undefined {
  for (let from = folder; ; from = dirname(from)) {
    if (existsSync(join(from, 'pnpm-workspace.yaml'))) return from;
    if (readManifest(from)?.workspaces !== undefined) return from;
    if (from === dirname(from)) return undefined;
  }
}

/**
 * The path that a compiler should use as the real path of a file. Linked packages keep the path of their link, as if
 * they were installed from a registry, so that their names can be derived from it and no local path gets into a page.
 */
export function createPathPresenter({
  linked,
}: Pick<PackagePlaces, 'linked'>): (path: string) => string {
  return (path) => {
    const found = linked.find(({ folder }) => path === folder || path.startsWith(`${folder}/`));
    return found ? found.link + path.slice(found.folder.length) : path;
  };
}

/** Names in a package.json that must be installed with it. */
export function readDependencies(folder: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = readManifest(folder) ?? {};
  return Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies });
}

function findLinked({ folder, root }: { folder: string; root: string }): LinkedPackage[] {
  const found = new Map<string, LinkedPackage>();
  const waiting = [{ folder, root }];
  // Nearest first: the version's own dependencies use its own link.
  for (let from = waiting.shift(); from; from = waiting.shift()) {
    for (const name of readDependencies(from.folder)) {
      const link = findPackage(from, name);
      if (link === undefined || found.has(name)) continue;
      const real = posixPath(realpathSync(link));
      // Packages from a registry are always inside some `node_modules`: in a store, or beside others.
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
    // Missing or unreadable; code that needs it reports that.
    return undefined;
  }
}
