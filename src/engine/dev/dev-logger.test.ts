import { stripVTControlCharacters } from 'node:util';
import { createLogger } from 'vite';
import { expect, test } from 'vitest';
import { formatSiteError } from '../terminal/format-site-error.ts';
import { watchError } from '../watch/watch-error.ts';
import { createDevLogger } from './dev-logger.ts';

test('[V5] the limit on watched files is printed once, with its cure', () => {
  const printed: string[] = [];
  const print = (text: unknown) => printed.push(stripVTControlCharacters(String(text)));
  const console = { ...globalThis.console, log: print, warn: print, error: print };
  const logger = createDevLogger(createLogger('info', { console, allowClearScreen: false }));
  const reasonOf = (path: string) =>
    `ENOSPC: System limit for number of file watchers reached, watch '${path}'`;
  // As Vite prints its own failures.
  logger.error(`\u001b[31mfile watcher error: ${reasonOf('/site/content')}\u001b[39m`);
  logger.error(`\u001b[31mfile watcher error: ${reasonOf('/site/src')}\u001b[39m`);
  // As those of the site's watcher are printed.
  logger.warnOnce(formatSiteError(watchError(reasonOf('/site/content/docs'))));
  expect(printed).toHaveLength(1);
  expect(printed[0]).toContain('the system allows no more watched files. watch-failed');
  expect(printed[0]).toContain('sudo sysctl fs.inotify.max_user_watches=524288');
  logger.error('something else');
  expect(printed[1]).toContain('something else');
});
