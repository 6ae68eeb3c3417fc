import pc from 'picocolors';
import type { Problem } from '#shared/problem.ts';
import { SiteError } from '#shared/site-error.ts';
import { buildSite } from '../build/build-site.ts';
import { formatCounts, hasErrors } from '../problems/count-problems.ts';
import { formatProblems } from '../problems/format-problems.ts';
import { formatSiteError } from '../terminal/format-site-error.ts';
import { createReporter, formatDuration, type Reporter } from '../terminal/reporter.ts';
import { stopSignal } from '../terminal/stop-signal.ts';
import { compareProblems } from './compare-problems.ts';
import { createRunQueue } from './run-queue.ts';
import { type SiteWatcher, watchSite } from './watch-site.ts';

/** Time for an edit to be completely on disk, in milliseconds: editors write several files. */
const DEBOUNCE_MS = 60;

/**
 * Checks the site, and again after every change, until the process is stopped. All errors are reported, and it then
 * waits for the next change.
 *
 * @returns the exit code of the last check
 */
export async function watchCheck(options: {
  siteRoot: string;
  external: boolean;
  reporter: Reporter;
}): Promise<number> {
  const { siteRoot, external, reporter } = options;
  const silent = createReporter({
    stdout: process.stdout,
    stderr: process.stderr,
    clock: () => performance.now(),
    quiet: true,
  });
  let last: { problems: Problem[]; failed: boolean } | undefined;
  let isOutdated = false;
  let watcher: SiteWatcher | undefined;

  const check = async () => {
    const start = performance.now();
    const before = last?.problems;
    try {
      // The times of its phases are only interesting once.
      const phases = before ? silent : reporter;
      const now = new Date();
      const result = await buildSite({
        siteRoot,
        outDir: undefined,
        external,
        reporter: phases,
        now,
      });
      last = { problems: result.problems, failed: hasErrors(result.problems) };
      // A package may have been built between the check and now.
      if (await watcher?.watchAlso(result.reads)) queue.request();
      if (result.problems.length > 0) reporter.error(formatProblems(result.problems));
      const time = formatDuration(performance.now() - start);
      reporter.info(summarize({ before, now: result.problems, pages: result.pages, time }));
    } catch (error) {
      last = { problems: last?.problems ?? [], failed: true };
      reportError(error);
    }
  };
  const reportError = (error: unknown) => {
    const text = error instanceof SiteError ? formatSiteError(error) : stackOf(error);
    reporter.error(text);
  };
  // A page that throws asynchronously must not end the watch.
  process.on('uncaughtException', reportError);
  process.on('unhandledRejection', reportError);

  const queue = createRunQueue({ run: check, quietFor: DEBOUNCE_MS });
  const stopped = stopSignal();
  watcher = await watchSite({
    siteRoot,
    onChange({ file, part }) {
      isOutdated ||= part === 'engine';
      if (!isOutdated) return queue.request();
      // Results from now on would be cached as if the new code had made them.
      reporter.error(`${pc.yellow(file)} has changed, but this process still runs the old code.
 Stop it with Ctrl+C and start it again.`);
    },
    onError: reportError,
  });
  queue.request();
  await stopped;
  queue.close();
  await watcher.close();
  process.off('uncaughtException', reportError);
  process.off('unhandledRejection', reportError);
  const exitCode = last?.failed ? 1 : 0;
  // Pending work writes whole files or none, so there is no need to wait.
  if (queue.isRunning()) process.exit(exitCode);
  return exitCode;
}

function summarize(options: {
  /** The problems of the last check; undefined before the first one. */
  before: Problem[] | undefined;
  now: Problem[];
  pages: number;
  time: string;
}): string {
  const { before, now, pages, time } = options;
  const counts = formatCounts(now);
  const state = counts === '' ? pc.green(`${pages} pages, no problems`) : counts;
  const { added, fixed } = compareProblems({ before: before ?? now, now });
  const changes = [
    added > 0 ? `${added} new` : '',
    fixed > 0 ? pc.green(`${fixed} fixed`) : '',
  ].filter(Boolean);
  const since = changes.length > 0 ? ` (${changes.join(', ')})` : '';
  const waiting = before ? '' : ' Waiting for changes. Ctrl+C stops it.';
  return `${state}${since} ${pc.dim(time)}.${waiting}`;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? String(error.stack) : String(error);
}
