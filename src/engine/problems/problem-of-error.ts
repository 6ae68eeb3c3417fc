import type { Problem, SourceLocation } from '#shared/problem.ts';
import { SiteError } from '#shared/site-error.ts';
import { defined } from '../defined.ts';

/** Converts a typed error to a problem, so that it is reported with the others. Rethrows any other error. */
export function problemOfError(error: unknown, location?: SourceLocation): Problem {
  if (!(error instanceof SiteError)) throw error;
  return {
    code: error.code,
    severity: 'error',
    message: error.message,
    ...defined({ hint: error.hint }),
    ...(error.location ?? location),
  };
}
