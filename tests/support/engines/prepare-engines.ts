import { findProgram, installPrograms, type ProgramName } from '../programs.ts';

const needed: ProgramName[] = ['firefox', 'webkit', 'screen'];

/** Before the tests: installs the engines if that is possible without asking. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default function prepareEngines(): void {
  installPrograms(needed);
  for (const name of needed) findProgram(name);
}
