import { sep } from 'node:path';

/**
 * A local path in the form used by globs, bundlers and compilers: with forward slashes, also on Windows. Everything
 * that is compared with their paths, or is used as a key, has this form.
 *
 * @param separator path separator of this machine; elsewhere a backslash is an ordinary character
 */
export function posixPath(path: string, separator: string = sep): string {
  return separator === '\\' ? path.replaceAll('\\', '/') : path;
}
