import { type Stats, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { readCacheFile, writeCacheFile } from '../cache/cache-file.ts';
import { producers } from '../cache/producers.ts';
import { hash } from '../hashing/hash.ts';
import { changedSince } from '../hashing/hash-files.ts';
import { listFiles } from '../packages/packages-state.ts';
import { projectRoot } from '../project-root.ts';
import { runGit } from '../run-git.ts';
import type { BuildReads, BuildResult } from './build-result.ts';

/** The record of a build: its inputs, its output and its messages. */
interface BuildStamp {
  inputs: string;
  /** Hash of everything in `result.reads`, which the inputs do not cover. */
  reads: string;
  outputs: string;
  result: BuildResult;
}

/** Incremented when the format of a stamp changes. */
const FORM = 'build-stamp 3';

/**
 * Checks whether a folder already holds the output of a build, using the names, sizes and times of all files that a
 * build reads or wrote. This takes a fraction of the time of loading the engine.
 *
 * @param options.inputs the current result of `inputsOf`
 * @param options.onTrouble called if the stamp is damaged; it then counts as missing
 */
export async function readBuildStamp(options: {
  siteRoot: string;
  outDir: string;
  inputs: string;
  onTrouble: (text: string) => void;
}): Promise<BuildResult | undefined> {
  const { siteRoot, outDir, inputs, onTrouble } = options;
  const file = stampFile(siteRoot, outDir);
  const kept = await readCacheFile<BuildStamp>(file, FORM);
  if (kept.kind === 'damaged') onTrouble(`Dropped a damaged note of the last build: ${file}.`);
  if (kept.kind !== 'read') return undefined;
  const stamp = kept.value;
  if (stamp.inputs !== inputs) return undefined;
  if (stamp.reads !== (await hashReads(stamp.result.reads))) return undefined;
  if (stamp.outputs !== (await summarize(outDir, ['**/*']))) return undefined;
  return { ...stamp.result, written: 0 };
}

/**
 * @param options.inputs result of `inputsOf` before the build began
 * @param options.start when the build began, in milliseconds since 1970
 * @returns whether the sources stayed the same during the build; otherwise nothing is recorded
 */
export async function writeBuildStamp(options: {
  siteRoot: string;
  outDir: string;
  inputs: string;
  start: number;
  result: BuildResult;
}): Promise<boolean> {
  const { siteRoot, outDir, inputs, start, result } = options;
  const { reads } = result;
  const files = [...reads.files, ...(await listPackageFiles(reads.packages))];
  const edited = await changedSince({ dir: siteRoot, files, time: start });
  if (edited || (await inputsOf(siteRoot)) !== inputs) return false;
  const stamp: BuildStamp = {
    inputs,
    reads: await hashReads(reads),
    outputs: await summarize(outDir, ['**/*']),
    result,
  };
  // If the stamp cannot be written, the next build simply runs again.
  await writeCacheFile(stampFile(siteRoot, outDir), FORM, stamp).catch(() => {});
  return true;
}

/** Everything that a build reads, as one hash: sources, content, dependencies, the commit (for dates). */
export async function inputsOf(siteRoot: string): Promise<string> {
  const [engine, site, installed, commit] = await Promise.all([
    summarize(projectRoot, ['src/**/*', 'package-lock.json']),
    summarize(siteRoot, ['content/**/*', '*.ts', 'vercel.json']),
    summarizeInstalled(siteRoot),
    readCommit(siteRoot),
  ]);
  const environment = Object.values(producers).flatMap((row): string[] => row.environment);
  const values = environment.map((name) => process.env[name] ?? '');
  return hash(engine, site, installed, commit, process.version, ...values);
}

function stampFile(siteRoot: string, outDir: string): string {
  return join(siteRoot, '.site/builds', `${hash(outDir)}.json`);
}

async function summarize(dir: string, patterns: string[]): Promise<string> {
  const files = await glob(patterns, { cwd: dir, dot: true, ignore: ['**/node_modules/**'] });
  return hash(...describeFiles(dir, files.sort()));
}

/** The packages that npm has installed for the engine and for the samples of each version. */
async function summarizeInstalled(siteRoot: string): Promise<string> {
  const versions = await glob('content/docs/*', { cwd: siteRoot, onlyDirectories: true });
  const folders = [projectRoot, ...versions.sort().map((folder) => join(siteRoot, folder))];
  const files = folders.map((folder) => join(folder, 'node_modules/.package-lock.json'));
  return hash(...describeFiles(siteRoot, files));
}

async function hashReads({ files, environment, packages }: BuildReads): Promise<string> {
  const values = environment.map((name) => process.env[name] ?? '\0unset');
  const read = [...files, ...(await listPackageFiles(packages))];
  return hash(...values, ...describeFiles('', read));
}

async function listPackageFiles(folders: string[]): Promise<string[]> {
  const found = folders.map(async (folder) => {
    return (await listFiles(folder, 'all')).map((file) => join(folder, file));
  });
  return (await Promise.all(found)).flat();
}

/** Synchronous, because a thousand promises take several times as long as asking for a thousand files. */
function describeFiles(dir: string, files: string[]): string[] {
  return files.map((file) => {
    const info = statSafely(resolve(dir, file));
    return info ? `${file} ${info.size} ${info.mtimeMs}` : `${file} missing`;
  });
}

/** A file that may not be examined counts as missing, like one below a file that was a folder. */
function statSafely(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Page dates come from commits, so another commit means another build. */
async function readCommit(dir: string): Promise<string> {
  return (await runGit(dir, ['rev-parse', 'HEAD']))?.trim() ?? '';
}
