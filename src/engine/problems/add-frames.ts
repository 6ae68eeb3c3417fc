import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#shared/problem.ts';
import { defined } from '../defined.ts';
import { readIfPresent } from '../read-if-present.ts';
import { codeFrame } from './code-frame.ts';

/** Adds a code frame to each problem with a line that has none. Reads each file once. */
export async function addFrames({
  root,
  problems,
  readAt = Number.POSITIVE_INFINITY,
}: {
  /** The site's folder. */
  root: string;
  problems: Problem[];
  /**
   * When the files were read in which the problems were found, in milliseconds since 1970. A file that has changed since
   * then gets no frames, because its lines may be others.
   */
  readAt?: number;
}): Promise<Problem[]> {
  const sources = new Map<string, Promise<string | undefined>>();
  const read = (file: string) => {
    const known = sources.get(file) ?? readUnchanged(join(root, file), readAt);
    sources.set(file, known);
    return known;
  };
  return Promise.all(
    problems.map(async (problem) => {
      const { file, line, column, frame } = problem;
      if (frame !== undefined || file === undefined || line === undefined) return problem;
      const source = await read(file);
      if (source === undefined) return problem;
      return {
        ...problem,
        frame: codeFrame({ source, line, ...defined({ column: column || undefined }) }),
      };
    }),
  );
}

async function readUnchanged(file: string, readAt: number): Promise<string | undefined> {
  const source = await readIfPresent(file);
  // Unlike the time of the last edit, this one also grows if a file is replaced by an older one.
  const { ctimeMs } = await stat(file).catch(() => ({ ctimeMs: 0 }));
  return Math.floor(ctimeMs) > readAt ? undefined : source;
}
