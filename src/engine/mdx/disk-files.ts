import { readdir, readFile } from 'node:fs/promises';
import type { MdxServices } from './mdx-context.ts';

/** The file system, for `compileMdx`. */
export const diskFiles: Pick<MdxServices, 'readFile' | 'listFolder'> = {
  readFile: (path) => readFile(path).catch(() => undefined),
  listFolder: (path) => readdir(path).catch(() => []),
};
