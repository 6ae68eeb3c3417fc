import { join } from 'node:path';
import type { Problem } from '#shared/problem.ts';
import { defined } from '../defined.ts';
import { readIfPresent } from '../read-if-present.ts';
import { codeFrame } from './code-frame.ts';

/** Adds a code frame to each problem with a line that has none. Reads each file once. */
export async function addFrames({
  root,
  problems,
}: {
  /** The site's folder. */
  root: string;
  problems: Problem[];
}): Promise<Problem[]> {
  const sources = new Map<string, Promise<string | undefined>>();
  const read = (file: string) => {
    const known = sources.get(file) ?? readIfPresent(join(root, file));
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
