import { fileURLToPath } from 'node:url';
import { posixPath } from './posix-path.ts';

/** The folder of this project, which has `src` and `node_modules`, whichever site is built. With forward slashes. */
export const projectRoot = locateProject(import.meta.url);

/**
 * @param url of a module directly in `src/engine`
 * @param separator path separator of the address's machine; this one's by default
 */
export function locateProject(url: string, separator?: string): string {
  const windows = separator === undefined ? undefined : separator === '\\';
  const folder = fileURLToPath(new URL('../..', url), windows === undefined ? {} : { windows });
  return posixPath(folder, separator).replace(/\/$/, '');
}
