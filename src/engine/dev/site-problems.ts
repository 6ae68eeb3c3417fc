import type { Problem } from '#shared/problem.ts';
import { SiteError } from '#shared/site-error.ts';
import { LEARN_FOLDER } from '../learn/lesson.ts';
import { messageOf } from '../message-of.ts';

/**
 * Whether a mistake removes pages: one in the config, the versions, a sidebar or the list of pages. The code of a lesson
 * only concerns its own page.
 */
export function concernsWholeSite({ severity, file }: Problem): boolean {
  if (severity !== 'error' || file === undefined) return false;
  return /\.ts$|\/package\.json$/.test(file) && !file.startsWith(`${LEARN_FOLDER}/`);
}

/** Requests a restart after a change of the base URL, because the server keeps the one it was started with. */
export function movedBase({ from, to }: { from: string; to: string }): Problem | undefined {
  if (from === to) return undefined;
  return {
    code: 'restart-needed',
    severity: 'error',
    message: `The base URL is now "${to}"; the dev server was started with "${from}".`,
    hint: 'Stop it and run `npm run dev` again.',
    file: 'site.config.ts',
  };
}

/**
 * Requests a restart after a change of the engine, because results of the old code would be cached as results of the new
 * code.
 */
export function restartProblem(file: string): Problem {
  return {
    code: 'restart-needed',
    severity: 'error',
    message: `${file} has changed, but the dev server still runs the old code.`,
    hint: 'Stop it and run `npm run dev` again.',
    file,
  };
}

/** Reports that the site could not be read at all. */
export function readingProblem(error: unknown): Problem {
  return {
    code: error instanceof SiteError ? error.code : 'reading-failed',
    severity: 'error',
    message: messageOf(error),
    ...(error instanceof SiteError && error.hint ? { hint: error.hint } : {}),
    ...(error instanceof SiteError ? error.location : undefined),
  };
}
