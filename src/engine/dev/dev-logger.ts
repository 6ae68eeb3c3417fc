import { stripVTControlCharacters } from 'node:util';
import { createLogger, type Logger } from 'vite';
import { isCodeError } from './code-problem.ts';

/** Vite's logger without errors in code: `tell-code-problems.ts` reports each of them once, with its place. */
export function createDevLogger(): Logger {
  const logger = createLogger('info');
  const { error } = logger;
  logger.error = (text, options) => {
    const message = stripVTControlCharacters(text);
    const cause = options?.error ?? { message };
    const isCode =
      isCodeError(cause) || isCodeError({ message: message.replace(/^.*Error\n/, '') });
    // Added by the module runner: the module that could not be replaced.
    if (isCode || /^Failed to reload /.test(message)) return;
    error(text, options);
  };
  return logger;
}
