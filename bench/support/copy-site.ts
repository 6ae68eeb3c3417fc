import { cp, mkdir, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { projectRoot } from '#engine/project-root.ts';

/**
 * Folder of measured sites: inside the project, so that their imports resolve, and ignored by git.
 */
const benchFolder = join(projectRoot, '.site/bench');

/** An empty folder for a measured site; it includes the caches, so the site starts cold. */
export async function emptySiteFolder(name: string): Promise<string> {
  // A new name each time, because it is part of the app's cache key.
  const dir = join(benchFolder, `${name}-${Date.now()}`);
  await mkdir(dir, { recursive: true });
  return dir;
}

/**
 * An editable copy of this project's site. Installed packages are linked, not copied.
 *
 * @param options.from another site in this project
 */
export async function copySite({ from = '.' }: { from?: string } = {}): Promise<string> {
  const source = join(projectRoot, from);
  const dir = await emptySiteFolder('copy');
  await cp(join(source, 'site.config.ts'), join(dir, 'site.config.ts'));
  await cp(join(projectRoot, 'tsconfig.base.json'), join(dir, 'tsconfig.base.json'));
  const packages: string[] = [];
  await cp(join(source, 'content'), join(dir, 'content'), {
    recursive: true,
    filter: (path) => {
      if (basename(path) !== 'node_modules') return true;
      packages.push(path);
      return false;
    },
  });
  for (const path of packages) {
    const target = join(dir, relative(source, path));
    await mkdir(dirname(target), { recursive: true });
    await symlink(path, target, 'dir');
  }
  return dir;
}
