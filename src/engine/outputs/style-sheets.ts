import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';

/**
 * The app's style sheets by file name.
 *
 * @param clientDir folder of the app's browser files
 */
export async function readStyleSheets(clientDir: string): Promise<Map<string, string>> {
  const dir = join(clientDir, 'assets');
  const names = await glob('*.css', { cwd: dir });
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(dir, name), 'utf8')] as const),
    ),
  );
}
