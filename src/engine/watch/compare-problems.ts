import type { Problem } from '#shared/problem.ts';

/** Counts new and fixed problems. Lines are ignored, because an edit above a problem moves it without changing it. */
export function compareProblems(options: { before: Problem[]; now: Problem[] }): {
  added: number;
  fixed: number;
} {
  const { before, now } = options;
  const counts = new Map<string, number>();
  for (const problem of now) add(counts, problem, 1);
  for (const problem of before) add(counts, problem, -1);
  let added = 0;
  let fixed = 0;
  for (const count of counts.values()) {
    if (count > 0) added += count;
    else fixed -= count;
  }
  return { added, fixed };
}

function add(counts: Map<string, number>, problem: Problem, by: number): void {
  const key = JSON.stringify([problem.code, problem.severity, problem.file, problem.message]);
  counts.set(key, (counts.get(key) ?? 0) + by);
}
