import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { checkProse } from './check-prose.ts';
import { medianOf, type PageProse } from './measure-page.ts';
import { BUDGETS_FILE, formatBudgets, lowerBudgets, parseBudgets } from './prose-budgets.ts';
import { readProsePages } from './read-prose-pages.ts';

const file = 'content/docs/v2/a.mdx';
const name = 'docs/a.mdx';

function page(counts: Record<string, number>): PageProse {
  const places = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ line: at + 7, column: 3, sentence: `No ${at}.` }));
  const found = new Map(Object.entries(counts).map(([name, count]) => [name, places(count)]));
  return { file, page: name, words: 500, sentences: 40, lengths: [], median: 13, short: 0, found };
}

const budgetsOf = (...lines: string[]) => parseBudgets(lines.join('\n')).budgets;

test('a page over its budget, with every place and the better turn', () => {
  const budgets = budgetsOf(`${name}\tanswer\t1`);
  expect(checkProse([page({ answer: 1, what: 1, short: 5 })], budgets)).toEqual([]);
  const [problem, ...others] = checkProse([page({ answer: 2, what: 1 })], budgets);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    code: 'prose-habit',
    message: 'The habit "answer" occurs 2 times here, but at most 1 are allowed.',
    file,
    line: 7,
    column: 3,
  });
  expect(problem?.hint?.split('\n')).toEqual([
    'A call has a response or a result, and a server responds. content/prose.tsv is not raised.',
    'content/docs/v2/a.mdx:7:3 No 0.',
    'content/docs/v2/a.mdx:8:3 No 1.',
  ]);
});

test('budgets fall with the page, and never rise', () => {
  const known = budgetsOf(`${name}\tanswer\t3`, `${name}\tstand\t1`, 'docs/gone.mdx\tanswer\t2');
  const lowered = lowerBudgets([page({ answer: 2, stand: 4, idiom: 1, what: 1 })], known);
  expect(formatBudgets(lowered).split('\n').slice(2)).toEqual([
    `${name}\tanswer\t2`,
    `${name}\tstand\t1`,
    '',
  ]);
});

test('without a file every page gets what it has beyond what any page may have', () => {
  const first = lowerBudgets([page({ answer: 2, what: 1, short: 5 })], undefined);
  expect([...(first.get(name) ?? [])]).toEqual([['answer', 2]]);
  expect(parseBudgets(formatBudgets(first))).toEqual({ budgets: first, problems: [] });
});

test('lines that are no budgets', () => {
  const source = `# a comment\n\n${name}\tanswers\t2\n${name}\tanswer\t-1\n${name} what 2\n`;
  expect(
    parseBudgets(source).problems.map(({ line, message, hint }) => [line, message, hint]),
  ).toEqual([
    [3, '"answers" is not a habit that is counted.', 'Did you mean "answer"?'],
    [
      4,
      `"${name}\tanswer\t-1" is not a budget.`,
      'Write a page, a habit and a number with tabs between.',
    ],
    [
      5,
      `"${name} what 2" is not a budget.`,
      'Write a page, a habit and a number with tabs between.',
    ],
  ]);
});

/** Words in the median sentence of the latest docs. It may only rise, up to the 16 of `content/STYLE.md`. */
const DOCS_MEDIAN = 13;

test('the pages of this site are within their budgets', async () => {
  const { budgets, problems } = parseBudgets(
    await readFile(`${projectRoot}/${BUDGETS_FILE}`, 'utf8'),
  );
  const read = await readProsePages(projectRoot);
  expect(read.pages.length).toBeGreaterThan(100);
  expect([...problems, ...read.problems, ...checkProse(read.pages, budgets)]).toEqual([]);
  const docs = read.pages.filter(({ page }) => page.startsWith('docs/'));
  expect(medianOf(docs.flatMap(({ lengths }) => lengths))).toBeGreaterThanOrEqual(DOCS_MEDIAN);
});
