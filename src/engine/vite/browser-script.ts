import type { BuildOptions } from 'esbuild';
import { projectRoot } from '../project-root.ts';

/** esbuild options for a small, separately bundled browser script. */
export const browserScript = {
  bundle: true,
  minify: true,
  platform: 'browser',
  format: 'iife',
  target: 'es2022',
  legalComments: 'none',
  // Errors are reported with all other problems.
  logLevel: 'silent',
  absWorkingDir: projectRoot,
} as const satisfies BuildOptions;
