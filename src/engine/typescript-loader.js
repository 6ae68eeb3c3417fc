import nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

/** Compiled code, which Node loads faster than source. */
const COMPILED = new URL('../../node_modules/.cache/node', import.meta.url);

/** Versions of Node that import TypeScript, but warn of it in every process. */
const WARNING = /^(?:23\.|24\.[0-2]\.)/;

/**
 * Lets this thread import `.ts` files. Node does so itself since 22.18, in less than half the time of the hooks, but not
 * inside `node_modules`.
 */
export function registerTypeScript() {
  const { features } = /** @type {{ features: { typescript?: string | false } }} */ (process);
  const isNative = features.typescript && !WARNING.test(process.versions.node);
  const { enableCompileCache } = /** @type {{ enableCompileCache?: (dir: string) => unknown }} */ (
    nodeModule
  );
  enableCompileCache?.(fileURLToPath(COMPILED));
  if (!isNative || import.meta.url.includes('/node_modules/')) {
    nodeModule.register(new URL('./typescript-hooks.js', import.meta.url));
  }
}
