import pc from 'picocolors';
import type { BuildResult } from '../build/build-site.ts';
import { inputsOf, readBuildStamp, writeBuildStamp } from '../build/build-stamp.ts';
import { formatCounts, hasErrors } from '../problems/count-problems.ts';
import { formatProblems } from '../problems/format-problems.ts';
import { formatDuration, type Reporter } from './reporter.ts';

/** Builds and reports. Returns the exit code. Without `outDir` everything is checked and nothing written. */
export async function runBuild(options: {
  siteRoot: string;
  outDir: string | undefined;
  /** Also asks other sites for the addresses that pages link to. */
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

/** Builds, or says what the last build said when nothing that it read or wrote has changed since. */
async function buildIfStale(options: {
  siteRoot: string;
  outDir: string | undefined;
  external?: boolean;
  reporter: Reporter;
}): Promise<BuildResult> {
  const { siteRoot, outDir } = options;
  const stamp = outDir && { siteRoot, outDir, inputs: await inputsOf(siteRoot) };
  const known = stamp && (await readBuildStamp(stamp));
  if (known) return known;
  // Loaded only now: what is not stale is known without the engine.
  const { buildSite } = await import('../build/build-site.ts');
  const result = await buildSite({ ...options, now: new Date() });
  if (stamp && !hasErrors(result.problems)) await writeBuildStamp({ ...stamp, result });
  return result;
}
