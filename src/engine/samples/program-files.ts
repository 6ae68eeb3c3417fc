import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { findWorkspaceRoot, type PackagePlaces } from '../packages/package-places.ts';
import { posixPath } from '../posix-path.ts';
import { programFolder } from './compiler-options.ts';

/** The virtual files of a program, and the files on disk that its compiler may read. */
export interface ProgramFiles {
  /** Replaces the virtual files and returns the changes. */
  update(files: ReadonlyMap<string, string>): FileChanges;
  read(path: string): string | undefined;
  /** Content of a folder of the program; undefined for other folders. */
  list(path: string): { files: string[]; directories: string[] } | undefined;
  /** Whether a file on disk is hidden from samples: packages of the project or of another version. */
  isHidden(path: string): boolean;
  paths(): Iterable<string>;
}

/** Absolute paths of the files that differ from the last run. */
export interface FileChanges {
  created: string[];
  changed: string[];
  deleted: string[];
}

/** The JavaScript compiler's package; some installers use its published name. */
const library = posixPath(dirname(fileURLToPath(import.meta.resolve('typescript-js'))));

/** @param options.places the packages of the samples' version */
export function createProgramFiles({ places }: { places: PackagePlaces }): ProgramFiles {
  const { folder, root } = places;
  let files = new Map<string, string>();
  let folders = new Map<string, Folder>();
  const own = join(folder, programFolder);
  const packages = join(folder, 'node_modules');
  // The folder may be a link to another site's packages. The compiler uses real paths.
  const linked = existsSync(packages) ? realpathSync(packages) : packages;
  // In a workspace, the installer decides where packages are.
  const visible =
    root === folder
      ? [packages, linked]
      : [root, ...places.linked.map((it) => findWorkspaceRoot(it.folder) ?? it.folder)];
  const isOfRelease = (path: string) =>
    visible.some((place) => path === place || path.startsWith(`${place}/`));
  return {
    update(wanted) {
      const changes = compare(files, wanted);
      files = new Map(wanted);
      folders = listFolders({ paths: files.keys(), root: own });
      return changes;
    },
    read: (path) => files.get(path),
    list(path) {
      const found = folders.get(path);
      return found && { files: [...found.files], directories: [...found.directories] };
    },
    isHidden(path) {
      if (path === own || path.startsWith(`${own}/`)) return true;
      const isPackage = path.includes('/node_modules/') || path.endsWith('/node_modules');
      if (!isPackage || isOfRelease(path)) return false;
      // The compiler's own library.
      return !path.includes('/node_modules/@typescript/') && !path.startsWith(`${library}/`);
    },
    paths: () => files.keys(),
  };
}

interface Folder {
  files: Set<string>;
  directories: Set<string>;
}

function listFolders(options: { paths: Iterable<string>; root: string }): Map<string, Folder> {
  const { paths, root } = options;
  const folders = new Map<string, Folder>();
  const folderOf = (path: string): Folder => {
    const known = folders.get(path);
    if (known) return known;
    const folder = { files: new Set<string>(), directories: new Set<string>() };
    folders.set(path, folder);
    if (path !== root)
      folderOf(dirname(path)).directories.add(path.slice(dirname(path).length + 1));
    return folder;
  };
  for (const path of paths) {
    if (path.startsWith(`${root}/`))
      folderOf(dirname(path)).files.add(path.slice(dirname(path).length + 1));
  }
  return folders;
}

function compare(
  old: ReadonlyMap<string, string>,
  wanted: ReadonlyMap<string, string>,
): FileChanges {
  const paths = [...wanted.keys()];
  return {
    created: paths.filter((path) => !old.has(path)),
    changed: paths.filter((path) => old.has(path) && old.get(path) !== wanted.get(path)),
    deleted: [...old.keys()].filter((path) => !wanted.has(path)),
  };
}
