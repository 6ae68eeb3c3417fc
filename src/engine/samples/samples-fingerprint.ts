import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '../cache/hash.ts';

/**
 * A string that changes whenever the same sample could be checked or described differently: the checker's
 * own source or a compiler has changed. For cache keys.
 */
export async function readSamplesFingerprint({
  projectRoot,
}: {
  /** The project's folder, which holds `src` and `node_modules`. */
  projectRoot: string;
}): Promise<string> {
  const folder = join(projectRoot, 'src/engine/samples');
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.test.ts')).sort();
  const manifests = ['typescript', 'typescript-js', 'vite', 'yaml'].map((name) =>
    readFile(join(projectRoot, 'node_modules', name, 'package.json'), 'utf8').then(
      (text) => String(JSON.parse(text).version),
      // Left out of an installation for production.
      () => 'missing',
    ),
  );
  const sources = names.map((name) => readFile(join(folder, name)));
  return hash(...names, ...(await Promise.all(manifests)), ...(await Promise.all(sources)));
}
