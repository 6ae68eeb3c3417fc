import { join } from 'node:path';
import { glob } from 'tinyglobby';

/** Page modules of a site, as paths below `content/pages`, sorted. Names with `_` in front are parts. */
export async function listPageModules(siteRoot: string): Promise<string[]> {
  const files = await glob('**/*.tsx', {
    cwd: join(siteRoot, 'content/pages'),
    ignore: ['**/_*', '**/*.test.tsx'],
  });
  return files.sort();
}
