import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ContentAsset } from '#shared/content.ts';

/**
 * Finds a file that content links to (a PDF, a video) and names it after its content hash.
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
    const bytes = readBytes(join(root, file));
    if (bytes === undefined) return undefined;
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const { name, ext } = posix.parse(file);
    return { file, output: `assets/${name.replace(/[^\w.-]+/g, '-')}-${hash}${ext}` };
  };
}

/** Undefined for folders, missing files, and invalid file names. */
function readBytes(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
