import { stripVTControlCharacters } from 'node:util';
import { createLogger, type Logger } from 'vite';
import { formatSiteError } from '../terminal/format-site-error.ts';
import { watchError } from '../watch/watch-error.ts';
import { isCodeError } from './code-problem.ts';

/**
 * Vite's logger without errors in code: `tell-code-problems.ts` reports each of them once, with its place. A reason for
 * which files cannot be watched is printed once, whether Vite's watcher or the site's meets it first.
 */
export function createDevLogger(logger = createLogger('info')): Logger {
  const { error } = logger;
  logger.error = (text, options) => {
    const message = stripVTControlCharacters(text);
    const cause = options?.error ?? { message };
    const isCode =
      isCodeError(cause) || isCodeError({ message: message.replace(/^.*Error\n/, '') });
    // Added by the module runner: the module that could not be replaced.
    if (isCode || /^Failed to reload /.test(message)) return;
    const [, reason] = /^file watcher error: (.*)/s.exec(message) ?? [];
    if (reason === undefined) return error(text, options);
    logger.warnOnce(formatSiteError(watchError(reason)));
  };
  return logger;
}
