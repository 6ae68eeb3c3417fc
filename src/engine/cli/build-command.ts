import pc from 'picocolors';
import type { BuildResult } from '../build/build-result.ts';
import { inputsOf, readBuildStamp, writeBuildStamp } from '../build/build-stamp.ts';
import { formatCounts, hasErrors } from '../problems/count-problems.ts';
import { formatProblems } from '../problems/format-problems.ts';
import { formatDuration, type Reporter } from '../terminal/reporter.ts';
import { checkOutputFolder } from '../writing/output-folder.ts';
import { finishOutput } from '../writing/write-output.ts';

/**
 * Builds and prints a report. Returns the exit code. Without `outDir`, everything is checked and nothing is written.
 */
export async function runBuild(options: {
  siteRoot: string;
  outDir: string | undefined;
  /** Whether to write to a folder that was not made by a build. */
  force?: boolean;
  /** Whether to check external links. */
  external?: boolean;
  reporter: Reporter;
}): Promise<number> {
  const { outDir, reporter } = options;
  const start = performance.now();
  const result = await buildIfStale(options);
  if (result.problems.length > 0) reporter.error(formatProblems(result.problems));

  const time = formatDuration(performance.now() - start);
  const counts = formatCounts(result.problems);
  if (hasErrors(result.problems)) {
    const kept = outDir ? ' Nothing was written.' : '';
    reporter.error(`${counts} in ${time}.${kept}`);
    return 1;
  }
  const done = outDir
    ? `${result.pages} pages in ${outDir} (${result.written} files written)`
    : `${result.pages} pages checked`;
  reporter.info(`${pc.green(done)} ${pc.dim(time)}${counts === '' ? '' : `, ${counts}`}`);
  return 0;
}

/** Builds, or repeats the last build's messages if nothing that it read or wrote has changed since. */
async function buildIfStale(options: {
  siteRoot: string;
  outDir: string | undefined;
  force?: boolean;
  external?: boolean;
  reporter: Reporter;
}): Promise<BuildResult> {
  const { siteRoot, outDir, force = false, reporter } = options;
  // First, because the last finished build may have been one of the same sources: its note would end this one here.
  if (outDir) await finishOutput({ dir: outDir, tell: reporter.info });
  const start = Date.now();
  const stamp = outDir && { siteRoot, outDir, start, inputs: await inputsOf(siteRoot) };
  const known = stamp && (await readBuildStamp({ ...stamp, onTrouble: reporter.info }));
  if (known) return known;
  if (outDir) await checkOutputFolder({ dir: outDir, siteRoot, force });
  // Loaded only now, because an up-to-date build does not need the engine.
  const { buildSite } = await import('../build/build-site.ts');
  const result = await buildSite({ ...options, now: new Date() });
  if (stamp && !hasErrors(result.problems) && !(await writeBuildStamp({ ...stamp, result }))) {
    reporter.info(
      'Sources were edited during the build, so the next build reads all of them again.',
    );
  }
  return result;
}
