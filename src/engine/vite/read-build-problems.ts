import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '#shared/problem.ts';
import { posixPath } from '../posix-path.ts';
import { projectRoot } from '../project-root.ts';

/** What the bundler says of one mistake. */
interface BundlerError {
  message: string;
  /** What kind of mistake it is. */
  code?: string;
  /** What could not be found, as it is written in the import. */
  exporter?: string;
}

/**
 * What is wrong with the code of pages, components or the app, of the error that a build ended with.
 *
 * @throws the error itself, where it says nothing of the code
 */
export async function readBuildProblems(error: unknown, siteRoot: string): Promise<Problem[]> {
  const errors = bundlerErrors(error);
  if (errors.length === 0) throw error;
  return Promise.all(errors.map((each) => readProblem(each, siteRoot)));
}

function bundlerErrors(error: unknown): BundlerError[] {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return [];
  return error.errors;
}

async function readProblem(error: BundlerError, siteRoot: string): Promise<Problem> {
  const text = stripVTControlCharacters(error.message);
  const [first = ''] = text.split('\n');
  const message = first
    .replace(/^\[[^\]]*\]:? /, '')
    .replace(/ in [\w./-]+\.?$/, '')
    .replaceAll(`${posixPath(siteRoot)}/`, '');
  const problem: Problem = {
    code: 'app-build-failed',
    severity: 'error',
    message: `${message.replace(/\.$/, '')}.`,
  };
  // The head of the bundler's frame: `╭─[ content/pages/index.tsx:20:61 ]`.
  const [, framed, line, column] = /\[ (\S+?):(\d+):(\d+) \]/.exec(text) ?? [];
  const [, name, importer] = /import "([^"]+)" from "([^"]+)"/.exec(first) ?? [];
  const file = framed ?? importer;
  if (file === undefined) return problem;
  const path = resolve(projectRoot, file);
  const place = { file: posixPath(relative(siteRoot, path)) };
  if (error.code === 'PLUGIN_ERROR' && line !== undefined) {
    return { ...problem, ...place, line: Number(line), column: Number(column) };
  }
  // Imports are resolved in code that is compiled already: its lines are others than those written.
  const wanted = error.exporter ?? name;
  const written = wanted && (await lineOf(path, wanted));
  const hint = 'Create the file, install the package, or mend the path of the import.';
  return { ...problem, hint, ...place, ...(written ? { line: written } : {}) };
}

async function lineOf(path: string, text: string): Promise<number | undefined> {
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  const index = lines.findIndex((line) => line.includes(text));
  return index === -1 ? undefined : index + 1;
}
