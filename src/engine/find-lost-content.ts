import type { Dirent } from 'node:fs';
import { lstat, readdir, readlink, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#shared/problem.ts';
import { posixPath } from './posix-path.ts';

/** Folders of `content` that are optional, so that a site without them is no mistake. */
const FOLDERS = ['blog', 'i18n', 'learn', 'pages', 'static'];

/**
 * Finds what no list of files contains: links to pages or folders that do not exist, and files in the place of a folder.
 *
 * @param root the site's folder
 */
export async function findLostContent(root: string): Promise<Problem[]> {
  const inWay = await Promise.all(FOLDERS.map((name) => fileForFolder(root, `content/${name}`)));
  return [...inWay.flat(), ...(await findBrokenLinks(root, 'content'))];
}

async function fileForFolder(root: string, file: string): Promise<Problem[]> {
  const stats = await lstat(join(root, file)).catch(() => undefined);
  if (!stats?.isFile()) return [];
  return [
    {
      code: 'file-unreadable',
      severity: 'error',
      message: `${file} is a file, but has to be a folder.`,
      hint: 'Rename or remove the file. It may be left of a merge, or of a command that missed the folder.',
      file,
    },
  ];
}

/** Links among the pages whose targets are gone. Sidebars, images and the like are reported where they are used. */
async function findBrokenLinks(root: string, folder: string): Promise<Problem[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries.filter(isPublished).map(async (entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return findBrokenLinks(root, file);
      const isBroken = entry.isSymbolicLink() && (await isGone(join(root, file)));
      return isBroken ? [await brokenLink(root, file)] : [];
    }),
  );
  return found.flat();
}

/** Names without an extension are folders. Editors mark open files with a hidden link to nothing. */
function isPublished({ name }: Dirent): boolean {
  return /^[^._][^.]*$|^[^._].*\.(?:mdx?|tsx)$/.test(name) && name !== 'node_modules';
}

async function isGone(path: string): Promise<boolean> {
  return stat(path).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT' || error.code === 'ENOTDIR',
  );
}

async function brokenLink(root: string, file: string): Promise<Problem> {
  const target = posixPath(await readlink(join(root, file)));
  return {
    code: 'file-unreadable',
    severity: 'error',
    message: `${file} is a link to "${target}", which does not exist.`,
    hint: 'Restore its target, replace the link with a copy of it, or remove the link.',
    file,
  };
}
