import { cp, mkdir, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { projectRoot } from '#engine/project-root.ts';

/** Where measured sites are: inside the project, so that their imports resolve, and out of git. */
export const benchFolder = join(projectRoot, '.site/bench');

/** An empty folder for a site that is measured; its caches are in it, so it starts cold. */
export async function emptySiteFolder(name: string): Promise<string> {
  // Another name each time: the app's cache is keyed by it.
  const dir = join(benchFolder, `${name}-${Date.now()}`);
  await mkdir(dir, { recursive: true });
  return dir;
}

/**
 * A copy of this project's site that may be edited. Installed packages are linked, not copied.
 *
 * @param options.from another site below this project
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
