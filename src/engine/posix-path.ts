import { sep } from 'node:path';

/**
 * A path of this machine as globs, bundlers and compilers write it: with forward slashes, also on Windows. Whatever
 * is compared with their paths, or is a key, has this form.
 *
 * @param separator of folders on this machine; elsewhere a backslash is a letter like any other
 */
export function posixPath(path: string, separator: string = sep): string {
  return separator === '\\' ? path.replaceAll('\\', '/') : path;
}
