import { findShippedPackages } from '../licenses/find-shipped-packages.ts';
import type { PackagePlaces } from '../packages/package-places.ts';
import type { PlaygroundPart } from './bundle-scripts.ts';
import { collectDeclarations } from './collect-declarations.ts';

/** The task of a thread, because parsing all declarations takes seconds. */
export function createTask(): (places: PackagePlaces) => Promise<PlaygroundPart> {
  return async (places) => {
    const { declarations, files } = collectDeclarations(places);
    return { text: JSON.stringify(declarations), packages: await findShippedPackages(files) };
  };
}
