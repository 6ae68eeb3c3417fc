import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pc from 'picocolors';
import { SiteError } from '#shared/site-error.ts';
import { formatProblems } from '../problems/format-problems.ts';
import { withSeverity } from '../problems/found-problem.ts';
import { hintOfNames } from '../problems/suggest.ts';
import { checkProse } from '../prose/check-prose.ts';
import { formatPlaces, formatProse } from '../prose/format-prose.ts';
import type { PageProse } from '../prose/measure-page.ts';
import { BUDGETS_FILE, formatBudgets, lowerBudgets, parseBudgets } from '../prose/prose-budgets.ts';
import { readProsePages } from '../prose/read-prose-pages.ts';
import type { Reporter } from '../terminal/reporter.ts';

/**
 * Prints statistics about the English of the pages and reports pages over their budgets. Returns the exit code.
 *
 * @param options.files lists every place in these pages instead
 * @param options.update writes lower budgets; higher ones only if there is no budget file yet
 */
export async function runProse(options: {
  siteRoot: string;
  files: string[];
  update: boolean;
  reporter: Reporter;
}): Promise<number> {
  const { siteRoot, files, update, reporter } = options;
  const { pages, problems: unread } = await readProsePages(siteRoot);
  if (unread.length > 0) {
    reporter.error(formatProblems(unread));
    return 1;
  }
  const budgetsFile = join(siteRoot, BUDGETS_FILE);
  const source = existsSync(budgetsFile) ? await readFile(budgetsFile, 'utf8') : undefined;
  const { budgets, problems } = parseBudgets(source ?? '');
  const lowered = lowerBudgets(pages, source === undefined ? undefined : budgets);
  if (update && problems.length === 0) await writeFile(budgetsFile, formatBudgets(lowered));
  reporter.info(
    files.length > 0 ? choose(pages, files).map(formatPlaces).join('\n\n') : formatProse(pages),
  );
  const found = withSeverity(
    [...problems, ...checkProse(pages, update ? lowered : budgets)],
    'error',
  );
  if (found.length > 0) {
    reporter.error(formatProblems(found));
    return 1;
  }
  const canFall = !update && formatBudgets(lowered) !== source;
  const hint = canFall ? ' Budgets can be lower: npm run check -- prose --update' : '';
  reporter.info(`${pc.green(`${pages.length} pages within their budgets`)}.${hint}`);
  return 0;
}

/** @throws SiteError for a file that is not one of the pages */
function choose(pages: PageProse[], files: string[]): PageProse[] {
  return files.map((file) => {
    const page = pages.find((candidate) => candidate.file === file);
    if (page) return page;
    const names = pages.map((candidate) => candidate.file);
    throw new SiteError('option-invalid', `"${file}" is not a page whose English is counted.`, {
      hint: hintOfNames({ written: file, names, what: 'pages' }),
    });
  });
}
