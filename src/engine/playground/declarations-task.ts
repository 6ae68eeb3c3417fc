import { findShippedPackages } from '../licenses/find-shipped-packages.ts';
import type { PlaygroundPart } from './bundle-scripts.ts';
import { collectDeclarations } from './collect-declarations.ts';

/** The task of a thread: parsing all declarations takes seconds, and nobody should wait for it. */
export function createTask(): (folder: string) => Promise<PlaygroundPart> {
  return async (folder) => {
    const { declarations, files } = collectDeclarations(folder);
    return { text: JSON.stringify(declarations), packages: await findShippedPackages(files) };
  };
}
