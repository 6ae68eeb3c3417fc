import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pc from 'picocolors';
import { formatLock, parseLock } from '../anchors/anchors-lock.ts';
import { LOCK_FILE } from '../anchors/read-anchors.ts';
import { buildSite } from '../build/build-site.ts';
import { formatProblems } from '../problems/format-problems.ts';
import type { Reporter } from '../terminal/reporter.ts';

/**
 * Adds the current sections of the site to `content/anchors.lock`. Nothing is ever removed, and nothing is written
 * while a check fails, because lost sections would be forgotten. Returns the exit code.
 */
export async function runAnchors(options: {
  siteRoot: string;
  reporter: Reporter;
}): Promise<number> {
  const { siteRoot, reporter } = options;
  const result = await buildSite({ siteRoot, outDir: undefined, reporter, now: new Date() });
  const errors = result.problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    reporter.error(formatProblems(errors));
    reporter.error(`${pc.red(`${LOCK_FILE} was not changed.`)} Fix these first.`);
    return 1;
  }
  const file = join(siteRoot, LOCK_FILE);
  const known = parseLock(await readFile(file, 'utf8').catch(() => ''));
  const added = result.newAnchors;
  if (added.length > 0) await writeFile(file, formatLock([...known.keys(), ...added]));
  reporter.info(
    added.length > 0
      ? `${pc.green(`${added.length} added`)} to ${LOCK_FILE}`
      : `${LOCK_FILE} already lists every section.`,
  );
  return 0;
}
