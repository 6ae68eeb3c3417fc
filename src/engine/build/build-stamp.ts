import { execFile } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { glob } from 'tinyglobby';
import { hash } from '../cache/hash.ts';
import { projectRoot } from '../project-root.ts';
import type { BuildResult } from './build-site.ts';

/** What is remembered of a build: what it was made from, what it wrote, and what it said. */
interface BuildStamp {
  inputs: string;
  outputs: string;
  result: BuildResult;
}

/**
 * Tells whether a folder already holds what a build would write, from names, sizes and times of all files
 * that a build reads and wrote. Answers in a fraction of the time that loading the engine takes.
 *
 * @param options.inputs what `inputsOf` says now
 */
export async function readBuildStamp(options: {
  siteRoot: string;
  outDir: string;
  inputs: string;
}): Promise<BuildResult | undefined> {
  const { siteRoot, outDir, inputs } = options;
  const text = await readFile(stampFile(siteRoot, outDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const stamp: BuildStamp = JSON.parse(text);
  if (stamp.inputs !== inputs) return undefined;
  if (stamp.outputs !== (await summarize(outDir, ['**/*']))) return undefined;
  return { ...stamp.result, written: 0 };
}

/** @param options.inputs what `inputsOf` said before the build began: an edit during it counts as new */
export async function writeBuildStamp(options: {
  siteRoot: string;
  outDir: string;
  inputs: string;
  result: BuildResult;
}): Promise<void> {
  const { siteRoot, outDir, inputs, result } = options;
  const stamp: BuildStamp = { inputs, outputs: await summarize(outDir, ['**/*']), result };
  const file = stampFile(siteRoot, outDir);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(stamp));
}

/** Everything that a build reads, in one hash: sources, content, dependencies, the commit (for dates). */
export async function inputsOf(siteRoot: string): Promise<string> {
  const [engine, site, commit] = await Promise.all([
    summarize(projectRoot, ['src/**/*', 'package-lock.json']),
    summarize(siteRoot, ['content/**/*', '*.ts']),
    readCommit(siteRoot),
  ]);
  return hash(engine, site, commit, process.version);
}

function stampFile(siteRoot: string, outDir: string): string {
  return join(siteRoot, '.site/builds', `${hash(outDir)}.json`);
}

async function summarize(dir: string, patterns: string[]): Promise<string> {
  const files = await glob(patterns, { cwd: dir, dot: true, ignore: ['**/node_modules/**'] });
  const facts = await Promise.all(
    files.sort().map(async (file) => {
      const { size, mtimeMs } = await stat(join(dir, file));
      return `${file} ${size} ${mtimeMs}`;
    }),
  );
  return hash(...facts);
}

/** Dates of pages come from commits: another commit is another build. */
async function readCommit(dir: string): Promise<string> {
  const git = promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: dir });
  return git.then(({ stdout }) => stdout.trim()).catch(() => '');
}
