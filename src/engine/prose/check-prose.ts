import type { FoundProblem } from '../problems/found-problem.ts';
import { habits } from './habits.ts';
import { allowancesOf, type Finding, type PageProse } from './measure-page.ts';
import { BUDGETS_FILE, type ProseBudgets } from './prose-budgets.ts';

/** Maximum number of places in a hint. */
const MAX_PLACES = 12;

/**
 * Pages with more uses of a habit than their budget, or than the general limit if they have no
 * budget.
 */
export function checkProse(pages: PageProse[], budgets: ProseBudgets): FoundProblem[] {
  return pages.flatMap((page) => {
    const allowances = allowancesOf(page);
    return habits.flatMap(({ name, better }) => {
      const found = page.found.get(name) ?? [];
      const budget = budgets.get(page.page)?.get(name) ?? 0;
      const most = Math.max(budget, allowances.get(name) ?? 0);
      return found.length > most ? [describeHabit({ page, name, better, found, most })] : [];
    });
  });
}

/** It is unknown which of the places is new, so each is listed with its sentence. */
function describeHabit(options: {
  page: PageProse;
  name: string;
  better: string;
  found: Finding[];
  most: number;
}): FoundProblem {
  const { page, name, better, found, most } = options;
  const places = found
    .slice(0, MAX_PLACES)
    .map(({ line, column, sentence }) => `${page.file}:${line}:${column} ${sentence}`);
  const more = found.length > MAX_PLACES ? [`and ${found.length - MAX_PLACES} more`] : [];
  const hint = [`${better} ${BUDGETS_FILE} is not raised.`, ...places, ...more].join('\n');
  return {
    code: 'prose-habit',
    message: `The habit "${name}" occurs ${found.length} times here, but at most ${most} are allowed.`,
    hint,
    file: page.file,
    line: found[0]?.line ?? 1,
    column: found[0]?.column ?? 1,
  };
}
