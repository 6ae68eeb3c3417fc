import type { BuildOptions } from 'esbuild';
import { projectRoot } from '../project-root.ts';

/** How esbuild makes one small script for browsers that is bundled alone. */
export const browserScript = {
  bundle: true,
  minify: true,
  platform: 'browser',
  format: 'iife',
  target: 'es2022',
  legalComments: 'none',
  // What fails is reported with all other problems.
  logLevel: 'silent',
  absWorkingDir: projectRoot,
} as const satisfies BuildOptions;
