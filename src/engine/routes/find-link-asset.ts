import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ContentAsset } from '#shared/content.ts';

/**
 * Finds a file that content links to (a PDF, a video) and names it by its bytes.
 *
 * @param root the site's folder
 */
export function createAssetFinder({
  root,
}: {
  root: string;
}): (file: string) => ContentAsset | undefined {
  return (file) => {
    if (!file.startsWith('content/')) return undefined;
    const path = join(root, file);
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8);
    const { name, ext } = posix.parse(file);
    return { file, output: `assets/${name.replace(/[^\w.-]+/g, '-')}-${hash}${ext}` };
  };
}
