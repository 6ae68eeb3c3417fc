import { join } from 'node:path/posix';
import type { ContentCodeBlock } from '#shared/content.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { parseSample } from '../code/parse-sample.ts';
import { posixPath } from '../posix-path.ts';
import { createSampleChecker, type SampleChecker } from '../samples/check-samples.ts';
import { readRelease } from '../samples/read-release.ts';
import type { SampleVersion } from '../site.ts';
import { findDeclarations } from './find-declarations.ts';
import { mcpLimits } from './limits.ts';
import { type SnippetFile, vetSnippet } from './vet-snippet.ts';

/** Compiles snippets against the documented releases. */
export interface SnippetChecker {
  /** @returns the compiler's results in words; never throws because of a snippet's content */
  check(options: { files: SnippetFile[]; version: SampleVersion }): Promise<string>;
  close(): Promise<void>;
}

/** The results have no other use, and must not replace the site's. */
const noCache: ContentCache = {
  read: async () => undefined,
  write: async () => {},
  keep() {},
  prune: async () => {},
  troubles: () => [],
};

export function createSnippetChecker(options: {
  siteRoot: string;
  /** Time limit for one snippet, in milliseconds. */
  time?: number;
}): SnippetChecker {
  const { siteRoot, time = mcpLimits.time } = options;
  let checker: SampleChecker | undefined;
  /** One at a time: each has the compiler to itself. */
  let last: Promise<unknown> = Promise.resolve();

  const compile = async (files: SnippetFile[], version: SampleVersion): Promise<string> => {
    const { release } = await readRelease({ siteRoot, version });
    if (!release) return `The packages of ${version.label} are not installed.`;
    const reasons = vetSnippet({ files, packages: release.packages });
    if (reasons.length > 0) return ['Not compiled:', ...reasons.map((it) => `- ${it}`)].join('\n');
    // Its threads can be terminated at any moment with all their memory; the native compiler's process cannot.
    checker ??= createSampleChecker({
      siteRoot,
      cache: noCache,
      typescript: 'js',
      maxMemory: mcpLimits.memory,
    });
    const block = blockOf({ files, version });
    const checked = checker.check({ blocks: [block], versions: [version] });
    const result = await withinTime(checked, time);
    // The next snippet gets a clean compiler.
    const giveUp = (reason: string): string => {
      void checker?.close().catch(() => {});
      checker = undefined;
      checked.catch(() => {});
      return `Not compiled: ${reason}`;
    };
    if (result === undefined) {
      return giveUp(`it took more than ${time / 1000} seconds. Shorten the snippet.`);
    }
    if (result.problems.some(({ code }) => code === 'samples-failed')) {
      const memory = `${mcpLimits.memory / 1024 / 1024} MB`;
      return giveUp(
        `the compiler was stopped, most likely because the types of the snippet need more than ${memory} of memory. Simplify types that grow with each step, such as long unions and recursive types.`,
      );
    }
    const text = describeResult({ result, block, files, version });
    // Module names contain paths of this machine.
    return text.replaceAll(`${release.folder}/node_modules/`, '');
  };

  return {
    check({ files, version }) {
      const answer = last.then(() => compile(files, version));
      last = answer.catch(() => {});
      return answer;
    },
    async close() {
      await checker?.close();
    },
  };
}

async function withinTime<T>(work: Promise<T>, time: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), time);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function blockOf(options: { files: SnippetFile[]; version: SampleVersion }): ContentCodeBlock {
  const { files, version } = options;
  const code = [...files, importDefaults(files)].map(
    ({ name, code: text }) => `// @filename: ${name}\n${disarm(text)}`,
  );
  return {
    file: posixPath(join(version.folder, 'snippet.mdx')),
    line: 0,
    column: 1,
    language: 'tsx',
    meta: '',
    code: code.join('\n'),
  };
}

/** No file of a snippet can have this name. */
const DEFAULTS = '~defaults.ts';

/** A file that queries exports without names: the default exports of the others, one per line. */
function importDefaults(files: SnippetFile[]): SnippetFile {
  const lines = withDefault(files).map(({ name }, index) => {
    return `import type value${index} from './${name.replace(/\.tsx?$/, '')}';`;
  });
  return { name: DEFAULTS, code: [...lines, 'export {};'].join('\n') };
}

function withDefault(files: SnippetFile[]): SnippetFile[] {
  return files.filter((file) => findDeclarations(file).hasDefault);
}

/** Turns checker instructions into plain comments. Line numbers stay the same. */
function disarm(code: string): string {
  return code.replace(
    /^(\s*)\/\/(\s*)(?=@(?:filename|include|errors)\b|@no[A-Z]|-+\s*cut|\^\|)/gim,
    '$1// $2| ',
  );
}

type Checked = Awaited<ReturnType<SampleChecker['check']>>;

function describeResult(options: {
  result: Checked;
  block: ContentCodeBlock;
  files: SnippetFile[];
  version: SampleVersion;
}): string {
  const { result, block, files, version } = options;
  const problems = result.problems.flatMap(({ message, hint, line = 0, column = 1 }) => {
    // The fence is above the first line of the block.
    const place = placeIn(files, line - 1);
    if (!place) return [];
    const details = (hint ?? '').split('\n').filter((text) => !/compiled against/.test(text));
    const first = `- ${place.file.name}:${place.line + 1}:${column} ${message}`;
    return [[first, ...details.map((text) => `  ${text}`)].join('\n').trimEnd()];
  });
  const types = describeTypes({ result, block, files });
  return [
    problems.length === 0
      ? `Compiles against ${version.label} without problems.`
      : `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}, compiled against ${version.label} in strict mode:`,
    ...list(problems),
    ...(types.length > 0 ? ['', 'Inferred types:', ...list([...new Set(types)])] : []),
  ].join('\n');
}

/** Types of the declarations and exports of files, and of their queries. */
function describeTypes(options: {
  result: Checked;
  block: ContentCodeBlock;
  files: SnippetFile[];
}): string[] {
  const { result, block, files } = options;
  const declarations = new Map(files.map((file) => [file, findDeclarations(file)]));
  const { files: parts } = parseSample(block);
  return (result.annotations.get(block) ?? []).flatMap(({ hovers, notes }, part) => {
    if (parts[part]?.name === DEFAULTS) {
      const exporting = withDefault(files);
      return hovers.map(({ line, text }) => {
        return `- ${exporting[line]?.name} default export: ${oneLine(withoutName(text))}`;
      });
    }
    const placeOf = (line: number) => placeIn(files, parts[part]?.lines[line]?.source ?? -1);
    const asked = notes.filter(({ kind }) => kind === 'type');
    const declared = hovers.filter(({ line, column }) => {
      const place = placeOf(line);
      return place && declarations.get(place.file)?.has({ line: place.line, column });
    });
    return [...asked, ...declared].flatMap(({ line, text }) => {
      const place = placeOf(line);
      return place ? [`- ${place.file.name}:${place.line + 1} ${oneLine(text)}`] : [];
    });
  });
}

/** The description of a default export, without the temporary name. */
function withoutName(text: string): string {
  return text
    .replace(/^(?:\(property\)|const|let|var) value\d+: /, '')
    .replace(/ value\d+\b/, ' default');
}

/** A type on one line, truncated if it is long. */
function oneLine(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  return line.length <= mcpLimits.type ? line : `${line.slice(0, mcpLimits.type)}…`;
}

function list(items: string[]): string[] {
  const shown = items.slice(0, mcpLimits.listed);
  const left = items.length - shown.length;
  return left > 0 ? [...shown, `… and ${left} more`] : shown;
}

/** File and line, counted from 0, for a line of the block that contains all files. */
function placeIn(
  files: SnippetFile[],
  source: number,
): { file: SnippetFile; line: number } | undefined {
  let left = source;
  for (const file of files) {
    const count = file.code.split('\n').length;
    // Each file is preceded by a line with its name.
    if (left <= count) return { file, line: Math.max(0, left - 1) };
    left -= count + 1;
  }
  return undefined;
}
