import type { FoundProblem } from '../problems/found-problem.ts';
import { hintOfNames } from '../problems/suggest.ts';
import { habits } from './habits.ts';
import { allowancesOf, type PageProse } from './measure-page.ts';

/** The file with the allowed uses of habits per page. */
export const BUDGETS_FILE = 'content/prose.tsv';

const HEADER = `# How often a page may still have a turn that content/STYLE.md advises against, where that is more than a page may
# have without a line here. \`npm run check -- prose --update\` makes the numbers lower, and nothing makes them higher.
`;

/** Page -> habit -> allowed uses. */
export type ProseBudgets = Map<string, Map<string, number>>;

/** Reads `page<TAB>habit<TAB>count` lines; invalid ones are problems. */
export function parseBudgets(source: string): { budgets: ProseBudgets; problems: FoundProblem[] } {
  const budgets: ProseBudgets = new Map();
  const problems: FoundProblem[] = [];
  const names = habits.map(({ name }) => name);
  for (const [index, text] of source.split(/\r?\n/).entries()) {
    if (text.trim() === '' || text.startsWith('#')) continue;
    const [page = '', name = '', count = '', ...rest] = text.split('\t');
    const report = (message: string, hint: string) =>
      problems.push({
        code: 'prose-budget-invalid',
        message,
        hint,
        file: BUDGETS_FILE,
        line: index + 1,
        column: 1,
      });
    if (!/^[1-9]\d*$/.test(count) || rest.length > 0) {
      report(`"${text}" is not a budget.`, 'Write a page, a habit and a number with tabs between.');
    } else if (!names.includes(name)) {
      report(
        `"${name}" is not a habit that is counted.`,
        hintOfNames({ written: name, names, what: 'habits' }),
      );
    } else {
      budgets.set(page, (budgets.get(page) ?? new Map()).set(name, Number(count)));
    }
  }
  return { budgets, problems };
}

/** The text of the file, in an order that does not depend on the machine. */
export function formatBudgets(budgets: ProseBudgets): string {
  const lines = [...budgets].flatMap(([page, counts]) =>
    [...counts].map(([name, count]) => `${page}\t${name}\t${count}\n`),
  );
  return HEADER + lines.sort().join('');
}

/**
 * The lowest budgets that the pages fit today: none for a page within the general limit, and none for removed pages.
 *
 * @param known current budgets, which are never raised; without them, every page gets its current count
 */
export function lowerBudgets(pages: PageProse[], known: ProseBudgets | undefined): ProseBudgets {
  const lowered: ProseBudgets = new Map();
  for (const page of pages) {
    const allowances = allowancesOf(page);
    for (const [name, { length }] of page.found) {
      const most = known ? (known.get(page.page)?.get(name) ?? 0) : length;
      const count = Math.min(length, most);
      if (count <= (allowances.get(name) ?? 0)) continue;
      lowered.set(page.page, (lowered.get(page.page) ?? new Map()).set(name, count));
    }
  }
  return lowered;
}
