import { fileURLToPath } from 'node:url';
import { posixPath } from './posix-path.ts';

/** The folder of this project: where `src` and `node_modules` are, whatever site is built. With forward slashes. */
export const projectRoot = locateProject(import.meta.url);

/**
 * @param url of a module directly in `src/engine`
 * @param separator of folders on the machine that the address is of; this one when left out
 */
export function locateProject(url: string, separator?: string): string {
  const windows = separator === undefined ? undefined : separator === '\\';
  const folder = fileURLToPath(new URL('../..', url), windows === undefined ? {} : { windows });
  return posixPath(folder, separator).replace(/\/$/, '');
}
