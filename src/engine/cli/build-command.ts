import pc from 'picocolors';
import type { BuildResult } from '../build/build-site.ts';
import { inputsOf, readBuildStamp, writeBuildStamp } from '../build/build-stamp.ts';
import { formatProblems } from '../problems/format-problems.ts';
import { formatDuration, type Reporter } from './reporter.ts';

/** Builds and reports. Returns the exit code. Without `outDir` everything is checked and nothing written. */
export async function runBuild(options: {
  siteRoot: string;
  outDir: string | undefined;
  reporter: Reporter;
}): Promise<number> {
  const { siteRoot, outDir, reporter } = options;
  const start = performance.now();
  const result = await buildIfStale({ siteRoot, outDir, reporter });
  const errors = result.problems.filter((problem) => problem.severity === 'error').length;
  const warnings = result.problems.length - errors;
  if (result.problems.length > 0) reporter.error(formatProblems(result.problems));

  const time = formatDuration(performance.now() - start);
  const counts = [
    errors > 0 ? pc.red(`${errors} ${errors === 1 ? 'error' : 'errors'}`) : '',
    warnings > 0 ? pc.yellow(`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`) : '',
  ].filter(Boolean);
  if (errors > 0) {
    const kept = outDir ? ' Nothing was written.' : '';
    reporter.error(`${counts.join(', ')} in ${time}.${kept}`);
    return 1;
  }
  const done = outDir
    ? `${result.pages} pages in ${outDir} (${result.written} files written)`
    : `${result.pages} pages checked`;
  reporter.info(
    `${pc.green(done)} ${pc.dim(time)}${counts.length > 0 ? `, ${counts.join(', ')}` : ''}`,
  );
  return 0;
}

/** Builds, or says what the last build said when nothing that it read or wrote has changed since. */
async function buildIfStale(options: {
  siteRoot: string;
  outDir: string | undefined;
  reporter: Reporter;
}): Promise<BuildResult> {
  const { siteRoot, outDir } = options;
  const stamp = outDir && { siteRoot, outDir, inputs: await inputsOf(siteRoot) };
  const known = stamp && (await readBuildStamp(stamp));
  if (known) return known;
  // Loaded only now: what is not stale is known without the engine.
  const { buildSite } = await import('../build/build-site.ts');
  const result = await buildSite({ ...options, now: new Date() });
  const failed = result.problems.some((problem) => problem.severity === 'error');
  if (stamp && !failed) await writeBuildStamp({ ...stamp, result });
  return result;
}
