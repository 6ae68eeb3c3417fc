import type { CheckSeverity } from '#schema/site-config.ts';
import type { Problem, ProblemSeverity } from '#shared/problem.ts';

/** What a check finds; how much it matters is up to the site. */
export type FoundProblem = Omit<Problem, 'severity'>;

/** @returns the problems with their severity; none where the site ignores the check */
export function withSeverity(found: FoundProblem[], severity: CheckSeverity): Problem[] {
  if (severity === 'ignore') return [];
  const named: ProblemSeverity = severity === 'error' ? 'error' : 'warning';
  return found.map((problem) => ({ ...problem, severity: named }));
}
