import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.ts';
import { installPrograms } from './programs.ts';

/**
 * Makes sure that there is a browser: an installed one, else the system's package, else Playwright's own download.
 * Throws with what to do if all of them fail.
 */
export function ensureBrowser(): string {
  // If it is no package, or cannot be installed, a whole Chromium does the same more slowly.
  if (!process.env.SITE_BROWSER) installPrograms(['headlessShell']);
  const browser = findBrowser() ?? installBrowser();
  if (browser) return browser;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none could be found or installed. Install one, or name its file: SITE_BROWSER=/path/to/chromium npm test',
  );
}

function installBrowser(): string | undefined {
  installPrograms(['chromium']);
  const installed = findBrowser();
  if (installed) return installed;
  const isRoot = process.getuid?.() === 0;
  const command = ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  console.log(`No browser found. Trying: npx ${command.join(' ')}`);
  spawnSync('npx', command, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return findBrowser();
}
