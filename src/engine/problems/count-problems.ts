import pc from 'picocolors';
import type { Problem } from '#shared/problem.ts';

export function hasErrors(problems: Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** `2 errors, 1 warning`; empty if there are none. */
export function formatCounts(problems: Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  return [
    errors > 0 ? pc.red(`${errors} ${errors === 1 ? 'error' : 'errors'}`) : '',
    warnings > 0 ? pc.yellow(`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
