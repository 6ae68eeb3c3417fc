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

/** A copy of this project's site that may be edited. Installed packages are linked, not copied. */
export async function copySite(): Promise<string> {
  const dir = await emptySiteFolder('real');
  for (const file of ['site.config.ts', 'tsconfig.base.json']) {
    await cp(join(projectRoot, file), join(dir, file));
  }
  const packages: string[] = [];
  await cp(join(projectRoot, 'content'), join(dir, 'content'), {
    recursive: true,
    filter: (source) => {
      if (basename(source) !== 'node_modules') return true;
      packages.push(source);
      return false;
    },
  });
  for (const source of packages) {
    const target = join(dir, relative(projectRoot, source));
    await mkdir(dirname(target), { recursive: true });
    await symlink(source, target, 'dir');
  }
  return dir;
}
