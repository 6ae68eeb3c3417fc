import type { Declarations } from '#shared/playground/playground.ts';
import { collectDeclarations } from './collect-declarations.ts';

/** The task of a thread: parsing all declarations takes seconds, and nobody should wait for it. */
export function createTask(): (folder: string) => Declarations {
  return collectDeclarations;
}
