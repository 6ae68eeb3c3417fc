import { existsSync } from 'node:fs';
import { join } from 'node:path/posix';
import type { ContentCodeBlock } from '#shared/content.ts';
import type { SampleAnnotations } from '#shared/hover.ts';
import type { Problem } from '#shared/problem.ts';
import type { SampleVersion } from '../site.ts';
import type { ProgramResult } from './check-program.ts';
import type { CheckThread } from './check-thread.ts';
import { type Release, readRelease } from './read-release.ts';
import type { ResultStore } from './result-store.ts';
import type { CheckedFile, Sample, SampleDiagnostic } from './sample.ts';
import type { SampleReader } from './sample-reader.ts';
import { toProgramFile } from './to-program-file.ts';
import type { TypeScriptKind } from './type-checker.ts';

/** The compiler's results for the samples of one version. */
export interface CheckedVersion {
  problems: Problem[];
  annotations: Map<ContentCodeBlock, SampleAnnotations[]>;
  /** Number of samples that were not cached. */
  checked: number;
  typescript?: TypeScriptKind;
}

/** Key of the fixtures' results among a version's results. */
const FIXTURES = 'fixtures';

type StoredResult = CheckedFile[] | Record<string, SampleDiagnostic[]>;

/** Checks the samples and fixtures of one version that have no cached results. */
export async function checkVersion(options: {
  version: SampleVersion;
  blocks: ContentCodeBlock[];
  siteRoot: string;
  store: ResultStore;
  thread: CheckThread;
  reader: SampleReader;
}): Promise<CheckedVersion> {
  const { version, blocks, siteRoot, store, thread, reader } = options;
  // A version without samples needs no release; fixtures belong to one.
  const isCompiled =
    blocks.length > 0 || existsSync(join(siteRoot, version.folder, 'package.json'));
  if (!isCompiled) return { problems: [], annotations: new Map(), checked: 0 };
  const { release, problems } = await readRelease({ siteRoot, version, sample: blocks[0] });
  const annotations: CheckedVersion['annotations'] = new Map();
  // Without its packages, every sample would fail, and one problem already says so.
  if (release === undefined) return { problems, annotations, checked: 0 };
  const { fixtures } = release;
  const samples: Sample[] = [];
  for (const block of blocks) {
    const read = reader.read({ block, version, release });
    problems.push(...read.problems);
    if (read.sample) samples.push(read.sample);
  }
  if (samples.length === 0 && fixtures.size === 0) return { problems, annotations, checked: 0 };

  const parts = [version.folder, release.fingerprint];
  const stored = await store.read<StoredResult>(parts);
  const missing = samples.filter(({ id }) => stored[id] === undefined);
  const result: Partial<CheckedVersion> = {};
  let results = stored;
  if (missing.length > 0 || stored[FIXTURES] === undefined) {
    const program = await runProgram({ release, samples, missing, thread });
    result.typescript = program.typescript;
    results = mergeResults({ stored, samples, program: program.result });
    await store.write({ parts, results, changed: missing.length });
  }

  for (const sample of samples) {
    const checked = results[sample.id];
    if (!Array.isArray(checked)) continue;
    const report = reader.report({ sample, checked });
    problems.push(...report.problems);
    annotations.set(sample.block, report.annotations);
  }
  const checkedFixtures = results[FIXTURES];
  if (checkedFixtures && !Array.isArray(checkedFixtures)) {
    problems.push(...reportFixtures({ checked: checkedFixtures, release, version }));
  }
  return { ...result, problems, annotations, checked: missing.length };
}

async function runProgram(options: {
  release: Release;
  samples: Sample[];
  missing: Sample[];
  thread: CheckThread;
}): Promise<{ result: ProgramResult; typescript: TypeScriptKind }> {
  const { release, samples, missing, thread } = options;
  const { folder, packages, places, packagesState, fixtures } = release;
  // Two fences with the same code are one sample for the compiler.
  const unique = new Map(missing.map((sample) => [sample.id, sample]));
  const answer = await thread.run({
    kind: 'program',
    input: {
      folder,
      packages,
      places,
      packagesState,
      fixtures: Object.fromEntries(
        [...fixtures.values()].map(({ path, code }) => [join(folder, path), code]),
      ),
      samples: [...unique.values()].map(({ id, files }) => {
        return { id, files: files.map(toProgramFile) };
      }),
      keep: samples.map(({ id }) => id),
    },
  });
  if (answer.kind !== 'program') throw new Error('The check thread answered a different request.');
  return answer;
}

/** Only results of this run's samples are kept, because results of old edits would pile up. */
function mergeResults(options: {
  stored: Record<string, StoredResult>;
  samples: Sample[];
  program: ProgramResult;
}): Record<string, StoredResult> {
  const { stored, samples, program } = options;
  const merged: Record<string, StoredResult> = { [FIXTURES]: program.fixtures };
  for (const { id } of samples) {
    const checked = program.samples[id] ?? stored[id];
    if (checked) merged[id] = checked;
  }
  return merged;
}

function reportFixtures(options: {
  checked: Record<string, SampleDiagnostic[]>;
  release: Release;
  version: SampleVersion;
}): Problem[] {
  const { checked, release, version } = options;
  return [...release.fixtures.values()].flatMap(({ path, file }) =>
    (checked[join(release.folder, path)] ?? []).map((diagnostic): Problem => {
      const { line, column, code, message, details } = diagnostic;
      const where = `A fixture is compiled by itself, against ${version.label}.`;
      return {
        code: 'sample-error',
        severity: 'error',
        message: `${message} (TS${code})`,
        hint: [...details, where].join('\n'),
        file,
        line: line + 1,
        column: column + 1,
      };
    }),
  );
}
