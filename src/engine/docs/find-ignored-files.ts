import { join } from 'node:path';
import { glob } from 'tinyglobby';
import type { Problem } from '#shared/problem.ts';

/** Extensions that are likely mistakes: other case, other names, editor backups. */
const meant = /\.(?:mdx?|markdown)(?:\.txt|\.bak|\.orig)?$/i;

/** Files that look like pages but are ignored because of their extension. */
export async function findIgnoredFiles(options: {
  root: string;
  /** Relative to `root`. */
  folder: string;
}): Promise<Problem[]> {
  const { root, folder } = options;
  const names = await glob('**/*.*', {
    cwd: join(root, folder),
    ignore: ['**/_*', '**/_*/**', '**/node_modules/**', '**/*.{md,mdx}'],
  });
  return names
    .filter((name) => meant.test(name))
    .sort()
    .map((name) => ({
      code: 'content-ignored',
      severity: 'warning',
      message: `${folder}/${name} is not published: pages end in ".mdx" or ".md", in lowercase.`,
      hint: 'Rename it, or begin its name with "_" to leave it out.',
      file: `${folder}/${name}`,
    }));
}
