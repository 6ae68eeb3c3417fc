import type { CheckSeverity } from '#schema/checks-config.ts';
import type { Problem, ProblemSeverity } from '#shared/problem.ts';

/** A check's result; the site decides its severity. */
export type FoundProblem = Omit<Problem, 'severity'>;

/** @returns the problems with their severity; none if the site ignores the check */
export function withSeverity(found: FoundProblem[], severity: CheckSeverity): Problem[] {
  if (severity === 'ignore') return [];
  const named: ProblemSeverity = severity === 'error' ? 'error' : 'warning';
  return found.map((problem) => ({ ...problem, severity: named }));
}
