import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser.ts';
import { installPrograms } from './programs.ts';

/**
 * Sees to it that there is a browser: an installed one, else the system's package, else Playwright's
 * own download. Throws with what to do where all of them fail.
 */
export function ensureBrowser(): string {
  // Where it is no package, or cannot be installed, a whole Chromium does the same more slowly.
  if (!process.env.SITE_BROWSER) installPrograms(['headlessShell']);
  const installed = findBrowser();
  if (installed) return installed;
  const isRoot = process.getuid?.() === 0;
  const attempts: [command: string, ...parameters: string[]][][] = [
    ...(isRoot && existsSync('/usr/bin/apt-get')
      ? [
          [
            ['apt-get', 'update', '-q'],
            ['apt-get', 'install', '-qy', '--no-install-recommends', 'chromium'],
          ] as [string, ...string[]][],
        ]
      : []),
    [['npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']],
  ];
  for (const commands of attempts) {
    console.log(
      `No browser found. Trying: ${commands.map((words) => words.join(' ')).join(' && ')}`,
    );
    // The first command may fail alone (a mirror out of reach): the last one decides.
    for (const [command, ...parameters] of commands) {
      spawnSync(command, parameters, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
    const found = findBrowser();
    if (found) return found;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome, and none could be found or installed. Install one, or name its file: SITE_BROWSER=/path/to/chromium npm test',
  );
}
