import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The day of the last commit of every file below `content`, by one git process.
 *
 * @returns path relative to `root` -> `2025-09-25`; empty outside a git repository
 */
export async function readGitDates({ root }: { root: string }): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  const format = '--format=%x00%cs';
  const options = { cwd: root, maxBuffer: 256 * 1024 * 1024 };
  const args = ['-c', 'core.quotePath=false', 'log', format, '--name-only', '--relative'];
  const output = await run('git', [...args, '--', 'content'], options).catch(() => undefined);
  for (const commit of output?.stdout.split('\0') ?? []) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    // Newest first: the first commit that names a file is its last.
    for (const file of files) if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}
