import { fileURLToPath } from 'node:url';

/** The folder of this project: where `src` and `node_modules` are, whatever site is built. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
