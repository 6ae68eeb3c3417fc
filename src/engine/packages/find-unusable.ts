import { relative } from 'node:path/posix';
import { findPackage, type PackagePlaces, readDependencies } from './package-places.ts';
import { listFiles } from './packages-state.ts';

/** A package named by a workspace version, with the reason why nothing can be compiled against it. */
export interface UnusablePackage {
  name: string;
  message: string;
  hint: string;
}

/**
 * Packages of a workspace version that are not installed, not built, or not linked although they must be.
 *
 * @param options.isOurs which packages must be linked: the library's; none by default
 */
export async function findUnusable(options: {
  places: PackagePlaces;
  isOurs?: (name: string) => boolean;
}): Promise<UnusablePackage[]> {
  const { places, isOurs = () => false } = options;
  const { folder, root, linked } = places;
  const found = readDependencies(folder).map(async (name): Promise<UnusablePackage[]> => {
    const place = findPackage(places, name);
    if (place === undefined) {
      return [
        {
          name,
          message: `${name} is not installed in the workspace.`,
          hint: `Install the packages of the workspace (pnpm install, npm install, yarn) in ${root}. For that, a package.json of the workspace at or above ${relative(root, folder)} has to name it.`,
        },
      ];
    }
    const link = linked.find((it) => it.name === name);
    if (link === undefined) {
      if (!isOurs(name)) return [];
      return [
        {
          name,
          message: `${name} comes from a registry and not from the workspace.`,
          hint: 'Request the package of the workspace: "workspace:*" (pnpm, yarn), or "*", or its exact version there (npm).',
        },
      ];
    }
    const files = await listFiles(link.folder, 'types');
    if (files.some((file) => /\.d\.[mc]?ts$/.test(file))) return [];
    const where = link.folder.startsWith(`${root}/`) ? relative(root, link.folder) : link.folder;
    return [
      {
        name,
        message: `${name} is linked to ${where}, which has no declaration files yet.`,
        hint: 'Build it, because its build has to run before the site is built.',
      },
    ];
  });
  return (await Promise.all(found)).flat();
}
