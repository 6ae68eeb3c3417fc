import type { ContentCodeBlock } from '#shared/content.ts';
import type { Problem } from '#shared/problem.ts';
import { parseFenceMeta } from '../code/fence-meta.ts';
import {
  defaultFileName,
  parseSample,
  type SampleLine,
  type SamplePart,
  splitSample,
} from '../code/parse-sample.ts';
import { defined } from '../defined.ts';
import { hash } from '../hashing/hash.ts';
import { hintOfNames } from '../problems/suggest.ts';
import type { SampleVersion } from '../site.ts';
import { findAmbient } from './find-ambient.ts';
import { type Directive, type DirectiveProblem, readDirective } from './read-directives.ts';
import type { Fixture } from './read-release.ts';
import type { LineOrigin, Place, Query, Sample, SampleFile } from './sample.ts';
import { toProgramFile } from './to-program-file.ts';

/** State for reading one fence. */
interface Reading {
  block: ContentCodeBlock;
  version: SampleVersion;
  fixtures: ReadonlyMap<string, Fixture>;
  /** Line of the fence's code -> position that readers see. */
  shown: Map<number, { file: number; line: number }>;
  /** Lines that the sample shows as removed; they are not part of the program. */
  removed: Set<number>;
  expectedErrors: Sample['expectedErrors'];
  problems: Problem[];
}

/** Reads a fence in a compiled language. Without a sample, there is nothing to compile. */
export function readSample(options: {
  block: ContentCodeBlock;
  version: SampleVersion;
  fixtures: ReadonlyMap<string, Fixture>;
}): { sample?: Sample; problems: Problem[] } {
  const { block, version } = options;
  const reading: Reading = {
    ...options,
    shown: new Map(),
    removed: new Set(),
    expectedErrors: [],
    problems: [],
  };
  const shownFiles = readShownLines(reading);
  const files = splitSample(block.code)
    .map((part) => readFile({ part, reading }))
    .filter((file) => file.code.trim() !== '');
  const names = new Set<string>();
  for (const file of files) checkName({ file, names, reading });
  const ambient = findAllAmbient({ files, version });
  const { problems, expectedErrors } = reading;
  if (ambient.length > 0) return { problems: [...problems, ...ambient] };
  const { nocheck } = parseFenceMeta(block.meta);
  const sample: Sample = {
    id: hash(JSON.stringify(files.map(toProgramFile))),
    block,
    version,
    files,
    expectedErrors,
    shownFiles,
    ...defined({ nocheck }),
  };
  return files.length > 0 ? { sample, problems } : { problems };
}

function readShownLines({ block, shown, removed, problems }: Reading): number {
  const { files } = parseSample(block);
  for (const [file, { lines }] of files.entries()) {
    for (const [line, { source, marks }] of lines.entries()) {
      shown.set(source, { file, line });
      if (marks.has('del')) removed.add(source);
    }
  }
  if (shown.size === 0 && block.code.trim() !== '') {
    problems.push({
      code: 'sample-directive',
      severity: 'error',
      message: 'The sample shows nothing: all of its lines are hidden.',
      hint: 'Everything above the last // ---cut--- and below // ---cut-after--- is hidden.',
      ...placeOfFence(block),
    });
  }
  return files.length;
}

function readFile({ part, reading }: { part: SamplePart; reading: Reading }): SampleFile {
  const { block, shown, removed } = reading;
  const name = part.name ?? defaultFileName(block.language);
  const code: string[] = [];
  const lines: LineOrigin[] = [];
  const queries: Query[] = [];
  /** The line that a question below it refers to. */
  let lastCodeLine: number | undefined;
  for (const line of part.lines) {
    const place = placeOfLine(block, line.source);
    const directive = readCheckerLine({ line, place, reading });
    if (directive?.kind === 'include') {
      for (const included of includeFixture({ name: directive.name, place, reading })) {
        code.push(included.text);
        lines.push(included.origin);
      }
      continue;
    }
    if (directive?.kind === 'query') {
      const { query: kind, column } = directive;
      if (lastCodeLine === undefined) reportEarlyQuery({ place, reading });
      else queries.push({ kind, column, line: lastCodeLine, place });
    }
    // Removed lines become blank ones, so that all others keep their numbers.
    code.push(removed.has(line.source) ? '' : line.text);
    const seen = shown.get(line.source);
    lines.push(seen ? { ...place, shown: seen } : place);
    if (line.role !== 'directive' && line.text.trim() !== '') lastCodeLine = code.length - 1;
  }
  return { name, code: code.join('\n'), lines, queries };
}

function readCheckerLine(options: {
  line: SampleLine;
  place: Place;
  reading: Reading;
}): Directive | undefined {
  const { line, place, reading } = options;
  const read = readDirective(line);
  if (!read) return undefined;
  if ('problem' in read) {
    report({ reading, place, problem: read.problem });
    return undefined;
  }
  if (read.directive.kind === 'errors') {
    for (const code of read.directive.codes) reading.expectedErrors.push({ code, place });
  }
  return read.directive;
}

function includeFixture(options: {
  name: string;
  place: Place;
  reading: Reading;
}): { text: string; origin: LineOrigin }[] {
  const { name, place, reading } = options;
  const fixture = reading.fixtures.get(name);
  if (fixture) {
    const { file, code } = fixture;
    return code.split('\n').map((text, index) => {
      return { text, origin: { file, line: index + 1, column: 1 } };
    });
  }
  const names = [...reading.fixtures.keys()];
  const folder = `${reading.version.folder}/fixtures`;
  const hint =
    names.length === 0
      ? `Write it: ${folder}/${name}.ts.`
      : hintOfNames({ written: name, names, what: `fixtures in ${folder}` });
  report({ reading, place, problem: { message: `There is no fixture "${name}".`, hint } });
  return [];
}

function checkName(options: { file: SampleFile; names: Set<string>; reading: Reading }): void {
  const { file, names, reading } = options;
  const { name, lines } = file;
  const place = lines[0] ?? placeOfFence(reading.block);
  if (/^(?:\/|[a-z]:)|(?:^|\/)(?:\.\.|node_modules)(?:\/|$)/i.test(name)) {
    const hint = 'Each sample has its own folder for its files: // @filename: server/router.ts';
    report({ reading, place, problem: { message: `"${name}" is not a valid file name.`, hint } });
  } else if (names.has(name)) {
    const hint = 'Each file of a sample has its own name.';
    report({ reading, place, problem: { message: `The sample has two files "${name}".`, hint } });
  }
  names.add(name);
}

function findAllAmbient(options: { files: SampleFile[]; version: SampleVersion }): Problem[] {
  const { files, version } = options;
  return files.flatMap((file): Problem[] => {
    const ambient = findAmbient(file);
    if (!ambient) return [];
    const { file: written, line, column } = file.lines[ambient.line] ?? {};
    return [
      {
        code: 'sample-ambient',
        severity: 'error',
        message: `A sample may not have "${ambient.name}": it would change the types of all samples.`,
        hint: `Put it into a file of ${version.folder}/fixtures: it applies to every sample of ${version.label}.`,
        ...(written === undefined ? {} : { file: written, line, column }),
      },
    ];
  });
}

function report(options: { reading: Reading; place: Place; problem: DirectiveProblem }): void {
  const { reading, place, problem } = options;
  const { file, line, column } = place;
  reading.problems.push({
    code: 'sample-directive',
    severity: 'error',
    ...problem,
    file,
    line,
    column,
  });
}

function reportEarlyQuery({ place, reading }: { place: Place; reading: Reading }): void {
  const hint = 'Write it on its own line, below the code that it asks about.';
  report({ reading, place, problem: { message: 'The question has no code above it.', hint } });
}

function placeOfLine(block: ContentCodeBlock, source: number): Place {
  // Code begins on the line below the fence.
  return { file: block.file, line: block.line + 1 + source, column: block.column };
}

function placeOfFence({ file, line, column }: ContentCodeBlock): Place {
  return { file, line, column };
}
