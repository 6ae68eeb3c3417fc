import { glob } from 'tinyglobby';

/** The pages in a folder, as sorted relative paths. Names that begin with `_` are partials, not pages. */
export async function listContentFiles(folder: string): Promise<string[]> {
  const names = await glob('**/*.{md,mdx}', {
    cwd: folder,
    ignore: ['**/_*', '**/_*/**', '**/node_modules/**'],
  });
  return names.sort();
}
