import type { Problem } from '#shared/problem.ts';
import { SiteError } from '#shared/site-error.ts';
import { problemOfError } from './problem-of-error.ts';

/**
 * Runs the work on one file. Any exception becomes a problem of that file, so that the other files are still read.
 *
 * @param fallback makes the result from the given problems
 */
export async function guard<T>(options: {
  /** Relative to the site's folder. */
  file: string;
  work: () => Promise<T> | T;
  fallback: (problems: Problem[]) => NoInfer<T>;
}): Promise<T> {
  const { file, work, fallback } = options;
  try {
    return await work();
  } catch (error) {
    return fallback([crashProblem({ file, error })]);
  }
}

/** An unforeseen error as a problem: it says that the engine is at fault, and where. */
function crashProblem({ file, error }: { file: string; error: unknown }): Problem {
  if (error instanceof SiteError) return problemOfError(error, { file });
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const place = topFrame(error);
  return {
    code: 'content-crashed',
    severity: 'error',
    message: `The engine failed on ${file}: ${reason.split('\n', 1)[0]?.replace(/\.$/, '')}.`,
    hint: `This is a bug in the engine, not your mistake: please report it, with the file${place ? ` and this place: ${place}` : ''}. Until it is fixed, undo your last change to the file.`,
    file,
  };
}

/** The place in the engine: `mdx/parse-mdx.ts:30`. */
function topFrame(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /src\/engine\/([^\s():]+:\d+)/.exec(stack)?.[1];
}
