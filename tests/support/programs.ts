import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What tests need of the system: names of the program, and the Debian package that has it. */
const programs = {
  /** Chromium's pages without its windows: the same engine for half the processor's time. */
  headlessShell: { names: ['chromium-headless-shell'], package: 'chromium-headless-shell' },
  chromium: {
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    package: 'chromium',
  },
  firefox: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  screen: { names: ['Xvfb'], package: 'xvfb' },
  /** Draws the sheets of a PDF. */
  sheetPictures: { names: ['pdftoppm'], package: 'poppler-utils' },
  /** Says where the words of a PDF are. It is of the same package. */
  sheetText: { names: ['pdftotext'], package: 'poppler-utils' },
} as const;

export type ProgramName = keyof typeof programs;

/** The file of a program on the `PATH`. Throws with what to install if it is not there. */
export function findProgram(name: ProgramName): string {
  const file = lookFor(name);
  if (file) return file;
  throw new Error(
    `${programs[name].names.join(' or ')} is not on the PATH. On Debian and Ubuntu: sudo apt-get install ${programs[name].package}`,
  );
}

/** The file of a program on the `PATH`. Undefined if it is not there. */
export function lookFor(name: ProgramName): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return programs[name].names
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find((file) => existsSync(file));
}

/** Installs the missing programs, where that can be done without asking anybody. */
export function installPrograms(names: readonly ProgramName[]): void {
  const missing = names.filter((name) => lookFor(name) === undefined);
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const packages = [...new Set(missing.map((name) => programs[name].package))];
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
