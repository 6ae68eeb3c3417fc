import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createTwoslasher } from 'twoslash/core';
import ts from 'typescript-js';
import { createContentCache } from '#engine/cache/content-cache.ts';
import { createCompiler } from '#engine/compile/create-compiler.ts';
import { loadSite } from '#engine/load-site.ts';
import { projectRoot } from '#engine/project-root.ts';
import { createSampleChecker, sampleBlocks } from '#engine/samples/check-samples.ts';
import { buildTsconfig } from '#engine/samples/compiler-options.ts';
import { type Release, readRelease } from '#engine/samples/read-release.ts';
import { readSample } from '#engine/samples/read-sample.ts';
import { groupByVersion } from '#engine/samples/sample-versions.ts';
import type { SampleVersion } from '#engine/site.ts';
import type { ContentCodeBlock } from '#shared/content.ts';
import type { BenchOptions } from './run.ts';
import { oneIn } from './support/one-in.ts';
import { formatTime, printTable } from './support/print-table.ts';

interface Times {
  samples: number;
  cold: number;
  cached: number;
  edit: number;
}

/**
 * The project's own check, including hovers, compared with plain `tsc` over the same files, for each version and for
 * all.
 */
export async function run({ smoke }: BenchOptions): Promise<void> {
  const { blocks: every, versions } = await readBlocks();
  const blocks = smoke ? oneIn(40, every) : every;
  const groups = groupByVersion({ blocks, versions }).versions;
  const rows: (string | number)[][] = [];
  for (const { version, blocks: own } of [...groups].reverse()) {
    const times = await timeChecker(own, versions);
    rows.push(rowOf(version.label, times, await timeTsc([{ version, blocks: own }])));
  }
  const all = await timeChecker(blocks, versions);
  rows.push(rowOf('all', all, await timeTsc(groups)));
  printTable({
    head: ['version', 'samples', 'cold', 'from cache', 'one edit', 'plain tsc', 'cold : tsc'],
    rows,
  });
  await compareWithTwoslash(groups, versions, smoke ? 2 : TWOSLASH_SAMPLES);
}

/** Number of samples for twoslash, because all of them would take minutes. */
const TWOSLASH_SAMPLES = 40;

/**
 * The project's own check, including hovers, compared with twoslash with fixed options, over some samples of the latest
 * version.
 */
async function compareWithTwoslash(
  groups: { version: SampleVersion; blocks: ContentCodeBlock[] }[],
  versions: SampleVersion[],
  most: number,
): Promise<void> {
  const [latest] = groups;
  if (!latest) throw new Error('There are no samples to compare.');
  const every = Math.max(1, Math.floor(latest.blocks.length / most));
  const some = latest.blocks.filter((_, index) => index % every === 0).slice(0, most);
  const { cold } = await timeChecker(some, versions);
  const release = await installedRelease(latest.version);
  const twoslash = timeTwoslash(some, release);
  printTable({
    head: ['version', 'samples', 'cold', 'twoslash', 'twoslash : cold'],
    rows: [
      [
        latest.version.label,
        some.length,
        formatTime(cold),
        formatTime(twoslash),
        (twoslash / cold).toFixed(1),
      ],
    ],
  });
}

function timeTwoslash(
  blocks: ContentCodeBlock[],
  { folder, packages }: { folder: string; packages: string[] },
): number {
  const { compilerOptions } = JSON.parse(buildTsconfig({ packages })) as {
    compilerOptions: object;
  };
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...compilerOptions, paths: { '#fixtures/*': ['./fixtures/*'] } },
    folder,
  );
  const start = performance.now();
  const twoslasher = createTwoslasher({
    // Its types use the installed TypeScript, which is 7 here and lacks such an API.
    tsModule: ts as never,
    tsLibDirectory: join(projectRoot, 'node_modules/typescript-js/lib'),
    vfsRoot: folder,
    compilerOptions: options as never,
  });
  for (const { code, language } of blocks) {
    twoslasher(code, language, { handbookOptions: { noErrorValidation: true } });
  }
  return performance.now() - start;
}

function rowOf(label: string, times: Times, tsc: number): (string | number)[] {
  const { samples, cold, cached, edit } = times;
  const ratio = (cold / tsc).toFixed(1);
  return [label, samples, ...[cold, cached, edit, tsc].map(formatTime), ratio];
}

/** The real site's compiled samples. */
async function readBlocks(): Promise<{ blocks: ContentCodeBlock[]; versions: SampleVersion[] }> {
  const cache = createContentCache(join(projectRoot, '.site/cache'));
  const compiler = await createCompiler({ siteRoot: projectRoot, cache });
  const { site } = await loadSite({
    root: projectRoot,
    mode: 'production',
    compile: compiler.compile,
  });
  await compiler.close();
  const blocks = sampleBlocks(site).filter(({ language }) => /^tsx?$/.test(language));
  return { blocks, versions: site.sampleVersions };
}

async function timeChecker(blocks: ContentCodeBlock[], versions: SampleVersion[]): Promise<Times> {
  const dir = await mkdtemp(join(tmpdir(), 'bench-samples-'));
  const cache = createContentCache(dir);
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const first = createSampleChecker({ siteRoot: projectRoot, cache });
  const cold = await timed(async () => {
    await first.check({ blocks, versions });
    await first.close();
  });
  // Like the dev server: the compiler stays loaded, and one sample changes repeatedly.
  const second = createSampleChecker({ siteRoot: projectRoot, cache });
  const cached = await timed(() => second.check({ blocks, versions }));
  const edited = (mark: number) =>
    blocks.map((block, index) =>
      index === 0
        ? { ...block, code: `${block.code}\nexport const edit${mark} = ${mark};` }
        : block,
    );
  await second.check({ blocks: edited(1), versions });
  const edit = await timed(() => second.check({ blocks: edited(2), versions }));
  await second.close();
  await rm(dir, { recursive: true });
  return { samples: blocks.length, cold, cached, edit };
}

async function installedRelease(version: SampleVersion): Promise<Release> {
  const { release } = await readRelease({ siteRoot: projectRoot, version });
  if (!release) throw new Error(`The packages of ${version.label} are not installed.`);
  return release;
}

/** Writes the checker's input files to disk and checks them with TypeScript's command line. */
async function timeTsc(
  groups: { version: SampleVersion; blocks: ContentCodeBlock[] }[],
): Promise<number> {
  let total = 0;
  for (const { version, blocks } of groups) {
    const release = await installedRelease(version);
    const root = await mkdtemp(join(tmpdir(), 'bench-tsc-'));
    await symlink(join(release.folder, 'node_modules'), join(root, 'node_modules'), 'dir');
    for (const [index, block] of blocks.entries()) {
      const { sample } = readSample({ block, version, fixtures: release.fixtures });
      for (const { name, code } of sample?.files ?? []) {
        const file = join(root, 'samples', String(index), name);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, code);
      }
    }
    await writeFile(join(root, 'samples/tsconfig.json'), buildTsconfig(release));
    const start = performance.now();
    await new Promise<void>((resolve) => {
      const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
      // Samples that show an error make it fail; only its time matters.
      execFile(process.execPath, [tsc, '-p', join(root, 'samples')], () => resolve());
    });
    total += performance.now() - start;
    await rm(root, { recursive: true });
  }
  return total;
}
