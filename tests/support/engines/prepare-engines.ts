import { findProgram, installPrograms, type ProgramName } from '../programs.ts';

const needed: ProgramName[] = ['firefox', 'webkit', 'screen'];

/** Before the tests: the engines, installed where that can be done without asking anybody. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default function prepareEngines(): void {
  installPrograms(needed);
  for (const name of needed) findProgram(name);
}
