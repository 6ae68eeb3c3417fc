import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { projectRoot } from '#engine/project-root.ts';

/** A copy of this project that may be edited and broken. */
export interface ProjectCopy {
  dir: string;
  remove(): Promise<void>;
}

const COPIED = [
  'bin',
  'content',
  'package.json',
  'package-lock.json',
  'site.config.ts',
  'src',
  'tests/sites/minimal',
  'tests/sites/sub-path',
  'tsconfig.base.json',
  'vercel.json',
];

/**
 * Copies the files that `npm run dev` and `npm run build` need. Installed packages, the history and the cache of
 * compiled content are linked, because they are large and a copy writes nothing to them that the original would not.
 */
export async function copyProject(): Promise<ProjectCopy> {
  const dir = await mkdtemp(join(tmpdir(), 'site-copy-'));
  const packages: string[] = ['node_modules'];
  for (const path of COPIED) {
    await cp(join(projectRoot, path), join(dir, path), {
      recursive: true,
      filter: (source) => {
        if (basename(source) !== 'node_modules') return true;
        packages.push(relative(projectRoot, source));
        return false;
      },
    });
  }
  for (const path of packages) await link(path, dir);
  await link('.site/cache', dir);
  await writeFile(join(dir, '.git'), `gitdir: ${await gitFolder()}\n`);
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

async function link(path: string, dir: string): Promise<void> {
  await mkdir(join(projectRoot, path), { recursive: true });
  await mkdir(dirname(join(dir, path)), { recursive: true });
  await symlink(join(projectRoot, path), join(dir, path), 'dir');
}

/** In a worktree, `.git` is a file that names the folder. */
async function gitFolder(): Promise<string> {
  const path = join(projectRoot, '.git');
  if ((await stat(path)).isDirectory()) return path;
  return (await readFile(path, 'utf8')).replace(/^gitdir: /, '').trim();
}
