import { glob } from 'tinyglobby';

/** The pages of a folder, as paths below it, sorted. Names with `_` in front are partials, not pages. */
export async function listContentFiles(folder: string): Promise<string[]> {
  const names = await glob('**/*.{md,mdx}', {
    cwd: folder,
    ignore: ['**/_*', '**/_*/**', '**/node_modules/**'],
  });
  return names.sort();
}
