import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What the tests in other engines are run with: names of the program, and the Debian package that has it. */
const programs = {
  firefox: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  screen: { names: ['Xvfb'], package: 'xvfb' },
} as const;

type ProgramName = keyof typeof programs;

/** The file of a program on the `PATH`. Throws with what to install where there is none. */
export function findProgram(name: ProgramName): string {
  const file = lookFor(name);
  if (file) return file;
  throw new Error(
    `${programs[name].names.join(' or ')} is not on the PATH. On Debian and Ubuntu: sudo apt-get install ${programs[name].package}`,
  );
}

function lookFor(name: ProgramName): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return programs[name].names
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find((file) => existsSync(file));
}

/** Before the tests: installs the programs that are missing, where that can be done without asking anybody. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default function ensurePrograms(): void {
  const names = Object.keys(programs) as ProgramName[];
  const missing = names.filter((name) => lookFor(name) === undefined);
  if (missing.length === 0) return;
  const packages = missing.map((name) => programs[name].package);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(', ')}.`);
    for (const words of [
      ['update', '-q'],
      ['install', '-qy', '--no-install-recommends', ...packages],
    ]) {
      spawnSync('apt-get', words, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  }
  for (const name of missing) findProgram(name);
}
