import { hashGlob, manifestOf } from '../cache/hash-files.ts';

/** Packages that check samples. TypeScript's native compiler is left out of an installation for production. */
const packages = ['typescript', 'typescript-js', 'vite', 'yaml'];

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
  return hashGlob(projectRoot, ['src/engine/samples/*.ts', ...packages.map(manifestOf)]);
}
