import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { z } from 'zod';
import type { Problem, SourceLocation } from '#shared/problem.ts';
import { defined } from '../defined.ts';
import { messageOf } from '../message-of.ts';
import { findIssues, type Issue } from '../problems/find-issues.ts';
import { findSyntaxError } from '../problems/find-syntax-error.ts';
import { guard } from '../problems/guard.ts';
import { locateData } from '../problems/locate-data.ts';
import { readText } from '../text/read-text.ts';
import type { ModuleReader } from './module-reader.ts';
import { UnfinishedModuleError } from './module-thread.ts';

/** The data of a module, the mistakes in it, or its absence, which some modules allow. */
export type DataModule<T> =
  | { kind: 'read'; value: T; source: string }
  | { kind: 'invalid'; problems: Problem[] }
  | { kind: 'missing' };

/**
 * Reads a TypeScript module whose default export is data and validates it. All mistakes are returned as problems with
 * line and column.
 */
export async function readDataModule<S extends z.ZodType>(
  options: DataModuleInput<S>,
): Promise<DataModule<z.output<S>>> {
  const { file, modules } = options;
  // A module may contain anything, even values that no schema was tested with.
  return guard<DataModule<z.output<S>>>({
    file,
    work: () => modules.keep({ key: `data ${file}`, make: () => readModule(options) }),
    fallback: (problems) => ({ kind: 'invalid', problems }),
  });
}

interface DataModuleInput<S extends z.ZodType> {
  root: string;
  /** Relative to `root`. */
  file: string;
  schema: S;
  modules: ModuleReader;
  /** Code of the problems: `config-invalid`. */
  code: string;
}

async function readModule<S extends z.ZodType>({
  root,
  file,
  schema,
  modules,
  code,
}: DataModuleInput<S>): Promise<DataModule<z.output<S>>> {
  const path = join(root, file);
  const { text: source, problems: textProblems } = await readText({ root, file });
  if (source === undefined) return { kind: 'missing' };
  // The module loader reads the file itself, so encoding problems come first and nothing else is reported.
  if (textProblems.length > 0) return { kind: 'invalid', problems: textProblems };
  let value: unknown;
  try {
    value = await modules.readDefault(path);
  } catch (error) {
    return {
      kind: 'invalid',
      problems: [await importProblem({ root, file, source, error, code })],
    };
  }
  const result = findIssues({ schema, value });
  if ('data' in result) return { kind: 'read', value: result.data, source };
  const problems = result.issues.map((issue) => issueProblem({ root, issue, file, source, code }));
  return { kind: 'invalid', problems: await Promise.all(problems) };
}

async function issueProblem(options: {
  root: string;
  issue: Issue;
  file: string;
  source: string;
  code: string;
}): Promise<Problem> {
  const { root, issue, file, source, code } = options;
  const { path, kind, message, hint } = issue;
  const part = kind === 'unknown-key' ? 'key' : 'value';
  const isNavbarType = kind === 'unknown-type' && path[0] === 'navbar' && path[1] === 'items';
  return {
    code: isNavbarType ? 'navbar-item-unknown' : code,
    severity: 'error',
    message,
    ...defined({ hint }),
    ...(await locateData({ root, file, source, path, part })),
  };
}

/** A module that does not parse, throws, or imports such a module. */
async function importProblem(options: {
  root: string;
  file: string;
  source: string;
  error: unknown;
  code: string;
}): Promise<Problem> {
  const { root, file, source, error, code } = options;
  if (error instanceof UnfinishedModuleError) return unfinishedProblem({ root, file, error, code });
  const message = messageOf(error);
  const own = await findSyntaxError(source);
  const imported = own ? undefined : await readImported({ root, error });
  const syntaxError = own ?? imported?.syntaxError;
  const reason = syntaxError?.message ?? stripVTControlCharacters(message).split('\n', 1)[0] ?? '';
  const at = imported?.file ?? file;
  return {
    code,
    severity: 'error',
    message: `${at} cannot be read: ${reason.replace(/(?<![.?!])$/, '.')}`,
    hint: 'It must be a TypeScript module whose default export is the data.',
    file: at,
    ...(syntaxError ? syntaxError.position : placeOfThrow({ root, error })),
  };
}

/** A module that was stopped. If it is part of a package or unknown, the importing module is reported. */
function unfinishedProblem(options: {
  root: string;
  file: string;
  error: UnfinishedModuleError;
  code: string;
}): Problem {
  const { root, file, error, code } = options;
  const isOwn = error.file.startsWith(`${root}/`) && !error.file.includes('/node_modules/');
  const at = isOwn ? error.file.slice(root.length + 1) : file;
  return {
    code,
    severity: 'error',
    message: `${at} did not finish within ${error.seconds} seconds.`,
    hint: 'It is in an endless loop, or waits for something that never happens. Data should be available immediately.',
    file: at,
  };
}

/** The module that could not be transformed, if it is not the requested one. */
async function readImported(options: { root: string; error: unknown }) {
  const { root, error } = options;
  const id = error instanceof Error && 'id' in error ? String(error.id) : '';
  if (!id.startsWith(`${root}/`)) return undefined;
  const file = id.slice(root.length + 1);
  const { text = '' } = await readText({ root, file });
  const syntaxError = await findSyntaxError(text);
  return syntaxError && { file, syntaxError };
}

/** The place in the site's own code where an error was thrown. */
function placeOfThrow(options: { root: string; error: unknown }): Partial<SourceLocation> {
  const { root, error } = options;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const [, path = '', line, column] of stack.matchAll(
    /(?:\(|at )([^()]+):(\d+):(\d+)\)?$/gm,
  )) {
    if (!path.startsWith(`${root}/`) || path.includes('/node_modules/')) continue;
    return { file: path.slice(root.length + 1), line: Number(line), column: Number(column) };
  }
  return {};
}
