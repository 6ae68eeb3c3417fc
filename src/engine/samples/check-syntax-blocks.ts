import type { ContentCodeBlock } from '#shared/content.ts';
import type { Problem } from '#shared/problem.ts';
import { canonicalLanguage } from '../code/code-languages.ts';
import { parseFenceMeta } from '../code/fence-meta.ts';
import { isScript, parseSample, splitSample } from '../code/parse-sample.ts';
import { hash } from '../hashing/hash.ts';
import type { SyntaxInput } from './check-syntax.ts';
import type { CheckThread } from './check-thread.ts';
import type { ResultStore } from './result-store.ts';
import type { SampleDiagnostic } from './sample.ts';

/** Code to parse, with the fence line of each of its lines. */
interface SyntaxPart extends SyntaxInput {
  block: ContentCodeBlock;
  sources: number[];
}

/** Parses code in languages that are not compiled. */
export async function checkSyntaxBlocks(options: {
  blocks: ContentCodeBlock[];
  store: ResultStore;
  thread: CheckThread;
}): Promise<{ problems: Problem[]; checked: number }> {
  const { blocks, store, thread } = options;
  const wanted = blocks.filter(({ meta }) => parseFenceMeta(meta).nocheck === undefined);
  const parts = wanted.flatMap(readParts);
  const stored = await store.read<SampleDiagnostic[]>(['syntax']);
  const missing = new Map(
    parts.filter(({ id }) => stored[id] === undefined).map((part) => [part.id, part]),
  );
  let results = stored;
  if (missing.size > 0) {
    const inputs = [...missing.values()].map(({ id, language, code }) => ({ id, language, code }));
    const answer = await thread.run({ kind: 'syntax', inputs });
    if (answer.kind !== 'syntax') throw new Error('The check thread answered a different request.');
    const all = { ...stored, ...answer.result };
    results = Object.fromEntries(parts.map(({ id }) => [id, all[id] ?? []]));
    await store.write({ parts: ['syntax'], results, changed: missing.size });
  }
  const problems = parts.flatMap((part) =>
    (results[part.id] ?? []).map((diagnostic) => describeError({ part, diagnostic })),
  );
  return { problems, checked: missing.size };
}

function readParts(block: ContentCodeBlock): SyntaxPart[] {
  const language = canonicalLanguage(block.language);
  // Hidden lines of a script are included; lines shown as removed are not.
  const removed = new Set<number>();
  const shown = parseSample(block).files.map(({ lines }) => lines);
  for (const { source, marks } of shown.flat()) if (marks.has('del')) removed.add(source);
  const files = isScript(language) ? splitSample(block.code).map(({ lines }) => lines) : shown;
  return files.map((lines) => {
    const code = lines.map(({ text, source }) => (removed.has(source) ? '' : text)).join('\n');
    const sources = lines.map(({ source }) => source);
    return { id: hash(language, code), language, code, block, sources };
  });
}

function describeError(options: { part: SyntaxPart; diagnostic: SampleDiagnostic }): Problem {
  const { part, diagnostic } = options;
  const { block, sources, language } = part;
  const { line, column, message, details } = diagnostic;
  const source = sources[line] ?? 0;
  const hint = [...details, 'Fix the code, or write "text" if it only resembles this language.'];
  return {
    code: 'sample-syntax',
    severity: 'error',
    message: `The ${language} code cannot be parsed: ${message.replace(/\.$/, '')}.`,
    hint: hint.join(' '),
    file: block.file,
    line: block.line + 1 + source,
    column: block.column + column,
  };
}
