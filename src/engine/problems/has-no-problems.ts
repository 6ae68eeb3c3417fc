import type { Problem } from '#shared/problem.ts';

/** Whether the result has no problems. */
export function hasNoProblems({ problems }: { problems: readonly Problem[] }): boolean {
  return problems.length === 0;
}
