import { join } from 'node:path/posix';
import { glob } from 'tinyglobby';
import { hash } from '../hashing/hash.ts';
import { hashFiles } from '../hashing/hash-files.ts';
import { readIfPresent } from '../read-if-present.ts';
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

/** Files at the root of a workspace in which npm, pnpm and yarn record what they installed. */
const INSTALLED_LISTS = [
  'node_modules/.package-lock.json',
  'node_modules/.pnpm/lock.yaml',
  'node_modules/.yarn-state.yml',
  'node_modules/.yarn-integrity',
];

/**
 * A hash of a version's installed packages. It changes with every installed release and with every build of a linked
 * package.
 *
 * @returns undefined if no packages are installed
 */
export async function readPackagesState(options: {
  places: PackagePlaces;
  files: PackageFiles;
}): Promise<string | undefined> {
  const { places, files } = options;
  const { folder, root, linked } = places;
  // npm's own record: unlike the lock file, it describes what is really installed.
  const own = await readIfPresent(join(folder, 'node_modules/.package-lock.json'));
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
 * A hash of an installer's record for a workspace.
 *
 * @returns undefined if there is no record
 */
export async function readInstalledLists(root: string): Promise<string | undefined> {
  const lists = await Promise.all(INSTALLED_LISTS.map((file) => readIfPresent(join(root, file))));
  const texts = lists.filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : hash(...texts);
}

/**
 * Files of a linked package, sorted by name.
 *
 * @param folder the link's target
 */
export async function listFiles(folder: string, files: PackageFiles): Promise<string[]> {
  const options = { cwd: folder, ignore: ['**/node_modules/**'] };
  return (await glob(patterns[files], options)).sort();
}
