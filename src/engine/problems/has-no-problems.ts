import type { Problem } from '#shared/problem.ts';

/** Whether nothing is wrong with what was read. */
export function hasNoProblems({ problems }: { problems: readonly Problem[] }): boolean {
  return problems.length === 0;
}
