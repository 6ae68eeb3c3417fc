import { join } from 'node:path';
import { glob } from 'tinyglobby';

/** Page modules of a site as sorted paths in `content/pages`. Names that begin with `_` are parts of pages. */
export async function listPageModules(siteRoot: string): Promise<string[]> {
  const files = await glob('**/*.tsx', {
    cwd: join(siteRoot, 'content/pages'),
    ignore: ['**/_*', '**/*.test.tsx'],
  });
  return files.sort();
}
