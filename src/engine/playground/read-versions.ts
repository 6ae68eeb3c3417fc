import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { playgroundModules } from '#shared/playground/playground.ts';
import { packageOf } from '../packages/package-of.ts';
import { findPackage, type PackagePlaces } from '../packages/package-places.ts';

const require = createRequire(import.meta.url);

/** Types of packages that bring none, and of Node.js. */
const TYPES = ['@types/node', '@types/react', '@types/react-dom'];

/**
 * The releases that a downloaded project uses: the packages of the docs version, and the bundler and compiler of this
 * project. A package that is not installed is left out.
 */
export function readVersions(places: PackagePlaces): Record<string, string> {
  const names = playgroundModules.map(packageOf);
  const installed = [...new Set([...names, ...TYPES])].flatMap((name) => {
    const folder = findPackage(places, name);
    return folder === undefined ? [] : [[name, versionIn(join(folder, 'package.json'))]];
  });
  const tools = ['vite', 'typescript'].map((name) => [
    name,
    versionIn(require.resolve(`${name}/package.json`)),
  ]);
  return Object.fromEntries([...installed, ...tools]);
}

const versionIn = (manifest: string): string => JSON.parse(readFileSync(manifest, 'utf8')).version;
