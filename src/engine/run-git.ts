import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The histories of large repositories fit, in bytes. */
const MAX_OUTPUT = 256 * 1024 * 1024;

/**
 * Runs a git command.
 *
 * @param root the folder in which it runs
 * @returns its output, with file names as they are; undefined if it fails, or without git or a repository
 */
export function runGit(root: string, args: readonly string[]): Promise<string | undefined> {
  const options = { cwd: root, maxBuffer: MAX_OUTPUT };
  return promisify(execFile)('git', ['-c', 'core.quotePath=false', ...args], options).then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}
