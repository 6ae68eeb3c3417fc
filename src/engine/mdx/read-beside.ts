import { join } from 'node:path';
import { originalFile } from '../text/translations.ts';
import type { MdxContext } from './mdx-context.ts';

/**
 * Reads a file referenced by content. Files missing beside a translation are read from beside its original, so that
 * only images and partials with text need a second version.
 */
export async function readBeside(
  file: string,
  context: MdxContext,
): Promise<{ file: string; bytes: Uint8Array | undefined }> {
  context.dependencies.add(file);
  const bytes = await context.services.readFile(join(context.root, file));
  const original = originalFile(file);
  if (bytes !== undefined || original === file) return { file, bytes };
  context.dependencies.add(original);
  const ofOriginal = await context.services.readFile(join(context.root, original));
  return ofOriginal === undefined
    ? { file, bytes: undefined }
    : { file: original, bytes: ofOriginal };
}
