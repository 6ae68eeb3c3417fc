import { readFile } from 'node:fs/promises';
import { join } from 'node:path/posix';
import { glob } from 'tinyglobby';
import { hash } from '../hashing/hash.ts';
import { hashFiles } from '../hashing/hash-files.ts';
import { findPackage, type PackagePlaces, readDependencies } from './package-places.ts';

/** Which files of linked packages count; package.json files always do. */
export type PackageFiles = 'types' | 'types and scripts' | 'types and sources' | 'all';

const declarations = ['**/package.json', '**/*.d.{ts,mts,cts}'];

const patterns: Readonly<Record<PackageFiles, string[]>> = {
  types: declarations,
  'types and scripts': [...declarations, '**/*.{js,mjs,cjs}'],
  'types and sources': [...declarations, 'src/**/*.{ts,tsx}'],
  all: [...declarations, '**/*.{js,mjs,cjs}', 'src/**/*.{ts,tsx}'],
};

/** Lists of what they have installed that npm, pnpm and yarn leave at the root of a workspace. */
const INSTALLED_LISTS = [
  'node_modules/.package-lock.json',
  'node_modules/.pnpm/lock.yaml',
  'node_modules/.yarn-state.yml',
  'node_modules/.yarn-integrity',
];

/**
 * A hash of what is installed for a version: it changes with every release that is installed, and with every
 * build of a linked package.
 *
 * @returns nothing where no packages are installed
 */
export async function readPackagesState(options: {
  places: PackagePlaces;
  files: PackageFiles;
}): Promise<string | undefined> {
  const { places, files } = options;
  const { folder, root, linked } = places;
  // npm's own list of what it put there: unlike the lock file it tells what is really seen.
  const own = await readText(join(folder, 'node_modules/.package-lock.json'));
  if (root === folder) return own === undefined ? undefined : hash(own);
  const manifests = readDependencies(folder).map(
    (name) => `${findPackage(places, name)}/package.json`,
  );
  const built = linked.map(async (it) => {
    return hash(it.name, it.link, await hashFiles(it.folder, await listFiles(it.folder, files)));
  });
  return hash(
    own ?? '',
    (await readInstalledLists(root)) ?? '',
    await hashFiles(folder, manifests),
    ...(await Promise.all(built)),
  );
}

/**
 * A hash of what an installer says that it has put into a workspace.
 *
 * @returns nothing where none has left its list
 */
export async function readInstalledLists(root: string): Promise<string | undefined> {
  const lists = await Promise.all(INSTALLED_LISTS.map((file) => readText(join(root, file))));
  const texts = lists.filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : hash(...texts);
}

/** Files of a linked package, in the order of their names. @param folder the one behind the link */
export async function listFiles(folder: string, files: PackageFiles): Promise<string[]> {
  const options = { cwd: folder, ignore: ['**/node_modules/**'] };
  return (await glob(patterns[files], options)).sort();
}

function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
