import { availableParallelism } from 'node:os';
import type { ContentCodeBlock } from '#shared/content.ts';
import type { SampleAnnotations } from '#shared/hover.ts';
import type { Problem } from '#shared/problem.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { defined } from '../defined.ts';
import { messageOf } from '../message-of.ts';
import { addFrames } from '../problems/add-frames.ts';
import { sortProblems } from '../problems/sort-problems.ts';
import type { SampleVersion, Site } from '../site.ts';
import { checkNocheck } from './check-nocheck.ts';
import { checkSyntaxBlocks } from './check-syntax-blocks.ts';
import { type CheckThread, createCheckThread } from './check-thread.ts';
import { type CheckedVersion, checkVersion } from './check-version.ts';
import { wantedTypeScript } from './choose-typescript.ts';
import { createResultStore, type ResultStore } from './result-store.ts';
import { checkOfLanguage } from './sample-languages.ts';
import { createSampleReader, type SampleReader } from './sample-reader.ts';
import { groupByVersion } from './sample-versions.ts';
import type { TypeScriptKind } from './type-checker.ts';

/** All samples of a site, and the releases that they may be compiled against. */
export interface CheckSamplesInput {
  /** Every code block of the site's content. */
  blocks: readonly ContentCodeBlock[];
  /** All docs versions; if the site has no docs, this is empty and nothing is compiled. */
  versions: readonly SampleVersion[];
  /** When the site was read: see `addFrames`. */
  readAt?: number;
}

/** The compiler's results for all samples, for the report and for the pages. */
export interface CheckedSamples {
  /** Sorted, with code frames. */
  problems: Problem[];
  /** Annotations for each visible file, by the given block. */
  annotations: ReadonlyMap<ContentCodeBlock, SampleAnnotations[]>;
  stats: SampleStats;
}

/** Counts for the message of a build. */
export interface SampleStats {
  /** Number of compiled fences, including those with `nocheck`. */
  samples: number;
  /** Number of fences that are only parsed. */
  parsed: number;
  /** Fences with `nocheck`. */
  unchecked: number;
  /** Number of results that were not cached. */
  checked: number;
  hovers: number;
  /** The compiler that was started; undefined if all results were cached. */
  typescript?: TypeScriptKind;
}

/** Checks samples and keeps the compiler's programs, so that a later edit takes milliseconds. */
export interface SampleChecker {
  check(input: CheckSamplesInput): Promise<CheckedSamples>;
  close(): Promise<void>;
}

export function createSampleChecker(options: {
  /** The site's folder, absolute. */
  siteRoot: string;
  cache: ContentCache;
  /** Compiler to use; by default, the one in SITE_TYPESCRIPT, or the best available one. */
  typescript?: TypeScriptKind | undefined;
  /** Memory limit per thread in bytes; Node's by default. Samples that need more are a `samples-failed` problem. */
  maxMemory?: number;
}): SampleChecker {
  const { siteRoot, cache, typescript = wantedTypeScript(process.env), maxMemory } = options;
  const store = createResultStore({ cache, typescript });
  const threads = createThreads({ wanted: typescript, maxMemory });
  const reader = createSampleReader();
  return {
    check: (input) => checkAllSamples({ ...input, siteRoot, store, threads, reader }),
    async close() {
      await Promise.all([store.flush(), threads.close()]);
    },
  };
}

/** Every code block in a site's content. Blog excerpts are left out, because they are parts of full posts. */
export function sampleBlocks(site: Pick<Site, 'contents'>): ContentCodeBlock[] {
  const pages = Object.entries(site.contents).filter(([key]) => !key.includes('#'));
  return pages.flatMap(([, { codeBlocks }]) => codeBlocks);
}

/** Checks all samples of a site once. */
export async function checkSamples(
  options: CheckSamplesInput & Parameters<typeof createSampleChecker>[0],
): Promise<CheckedSamples> {
  const checker = createSampleChecker(options);
  try {
    return await checker.check(options);
  } finally {
    await checker.close();
  }
}

/** One thread per core. */
interface Threads {
  /**
   * The thread for a piece of work: first the one with the least work, later always the same one, because it keeps its
   * programs. Request the longest work first.
   *
   * @param work unique name of the work
   * @param length relative duration
   */
  threadOf(work: string, length: number): CheckThread;
  close(): Promise<void>;
}

function createThreads(options: Parameters<typeof createCheckThread>[0]): Threads {
  const threads = Array.from({ length: availableParallelism() }, () => {
    return { thread: createCheckThread(options), length: 0 };
  });
  const chosen = new Map<string, CheckThread>();
  return {
    threadOf(work, length) {
      const known = chosen.get(work);
      if (known) return known;
      const [freest] = threads.toSorted((a, b) => a.length - b.length);
      if (!freest) throw new Error('A machine without cores cannot check samples.');
      freest.length += length;
      chosen.set(work, freest.thread);
      return freest.thread;
    },
    async close() {
      await Promise.all(threads.map(({ thread }) => thread.close()));
    },
  };
}

async function checkAllSamples(
  options: CheckSamplesInput & {
    siteRoot: string;
    store: ResultStore;
    threads: Threads;
    reader: SampleReader;
  },
): Promise<CheckedSamples> {
  const { blocks, versions, readAt, siteRoot, store, threads, reader } = options;
  const compiled = blocks.filter(({ language }) => checkOfLanguage(language) === 'types');
  const parsed = blocks.filter(({ language }) => checkOfLanguage(language) === 'syntax');
  const groups = groupByVersion({ blocks: compiled, versions });
  const nocheck = checkNocheck(blocks);
  const longestFirst = groups.versions.toSorted((a, b) => b.blocks.length - a.blocks.length);
  const versionsChecked = longestFirst.map((group) => {
    const thread = threads.threadOf(group.version.folder, group.blocks.length);
    const { version } = group;
    return checkVersion({ ...group, siteRoot, store, thread, reader }).catch((error: unknown) =>
      describeFailure({ version, error }),
    );
  });
  const syntaxThread = threads.threadOf('syntax', 1);
  const [syntax, ...results] = await Promise.all([
    checkSyntaxBlocks({ blocks: parsed, store, thread: syntaxThread }),
    ...versionsChecked,
  ]);
  const annotations = new Map(results.flatMap((result) => [...result.annotations]));
  const problems = [
    ...groups.problems,
    ...nocheck.problems,
    ...blocks.flatMap(reader.checkDirectives),
    ...syntax.problems,
    ...results.flatMap((result) => result.problems),
  ];
  const typescript = results.find((result) => result.typescript)?.typescript;
  return {
    problems: await addFrames({
      root: siteRoot,
      problems: sortProblems(dropDoubles(problems)),
      ...defined({ readAt }),
    }),
    annotations,
    stats: {
      samples: compiled.length,
      parsed: parsed.length,
      unchecked: nocheck.count,
      checked: syntax.checked + results.reduce((sum, result) => sum + result.checked, 0),
      hovers: [...annotations.values()].flat().reduce((sum, { hovers }) => sum + hovers.length, 0),
      ...defined({ typescript }),
    },
  };
}

/** If a compiler or its thread crashes, only the samples of one version are lost. */
function describeFailure(options: { version: SampleVersion; error: unknown }): CheckedVersion {
  const { version, error } = options;
  const reason = messageOf(error);
  const problem: Problem = {
    code: 'samples-failed',
    severity: 'error',
    message: `The samples of ${version.label} could not be checked: ${reason}`,
    hint: 'This is a fault of the engine or the machine: run it again, and report it if it happens again.',
    file: `${version.folder}/package.json`,
  };
  return { problems: [problem], annotations: new Map(), checked: 0 };
}

/** Mistakes in a partial or fixture shared by several pages are reported once. */
function dropDoubles(problems: Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ code, file, line, column, message }) => {
    const key = [code, file, line, column, message].join('\n');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
