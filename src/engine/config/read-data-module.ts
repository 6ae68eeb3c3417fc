import { join } from 'node:path';
import type { z } from 'zod';
import type { Problem } from '#shared/problem.ts';
import { findIssues, type Issue } from '../problems/find-issues.ts';
import { findSyntaxError } from '../problems/find-syntax-error.ts';
import { guard } from '../problems/guard.ts';
import { locateInModule } from '../problems/locate-in-module.ts';
import { readText } from '../text/read-text.ts';
import type { ModuleReader } from './module-reader.ts';

export type DataModule<T> =
  | { kind: 'read'; value: T; source: string }
  | { kind: 'invalid'; problems: Problem[] }
  | { kind: 'missing' };

/**
 * Reads a TypeScript module whose default export is data and validates it. Everything that is
 * wrong comes back as problems with line and column.
 */
export async function readDataModule<S extends z.ZodType>(
  options: DataModuleInput<S>,
): Promise<DataModule<z.output<S>>> {
  const { file } = options;
  // A module may hold anything, also what no schema has been tried with.
  return guard<DataModule<z.output<S>>>({
    file,
    work: () => readModule(options),
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
  // The bytes on disk are what is imported: what they are not fit for says nothing more.
  if (textProblems.length > 0) return { kind: 'invalid', problems: textProblems };
  let value: unknown;
  try {
    value = await modules.readDefault(path);
  } catch (error) {
    return { kind: 'invalid', problems: [await importProblem({ file, source, error, code })] };
  }
  const result = findIssues({ schema, value });
  if ('data' in result) return { kind: 'read', value: result.data, source };
  const problems = result.issues.map((issue) => issueProblem({ issue, file, source, code }));
  return { kind: 'invalid', problems: await Promise.all(problems) };
}

async function issueProblem(options: {
  issue: Issue;
  file: string;
  source: string;
  code: string;
}): Promise<Problem> {
  const { issue, file, source, code } = options;
  const { path, kind, message, hint } = issue;
  const part = kind === 'unknown-key' ? 'key' : 'value';
  const isNavbarType = kind === 'unknown-type' && path[0] === 'navbar' && path[1] === 'items';
  return {
    code: isNavbarType ? 'navbar-item-unknown' : code,
    severity: 'error',
    message,
    ...(hint === undefined ? {} : { hint }),
    file,
    ...(await locateInModule({ source, path, part })),
  };
}

/** A module that does not parse, or that throws while it runs. */
async function importProblem(options: {
  file: string;
  source: string;
  error: unknown;
  code: string;
}): Promise<Problem> {
  const { file, source, error, code } = options;
  const syntaxError = await findSyntaxError(source);
  const reason = syntaxError?.message ?? (error instanceof Error ? error.message : String(error));
  return {
    code,
    severity: 'error',
    message: `${file} cannot be read: ${reason.replace(/(?<![.?!])$/, '.')}`,
    hint: 'It must be a TypeScript module whose default export is the data.',
    file,
    ...syntaxError?.position,
  };
}
