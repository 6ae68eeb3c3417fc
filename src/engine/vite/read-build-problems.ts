import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { glob } from 'tinyglobby';
import type { Problem, SourceLocation } from '#shared/problem.ts';
import { posixPath } from '../posix-path.ts';
import { projectRoot } from '../project-root.ts';

/** What the bundler says of one mistake. */
interface BundlerError {
  message: string;
  /** What kind of mistake it is. */
  code?: string;
  /** What could not be found, as it is written in the import. */
  exporter?: string;
  /** What is wrong with a style sheet, without its place. */
  reason?: string;
  /** Where: absolute path, line from 1. A minifier has no file: it sees all sheets as one text. */
  loc?: { file?: string; line: number; column: number };
  /** The text in which `loc` counts. */
  source?: string;
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
  const [first = ''] = (error.reason ?? text).split('\n');
  const message = first
    .replace(/^\[[^\]]*\]:? /, '')
    .replace(/ in \S*\/\S+$/, '')
    .replaceAll(`${posixPath(siteRoot)}/`, '');
  const [, help] = /│ Help: (.+)/.exec(text) ?? [];
  const problem: Problem = {
    code: 'app-build-failed',
    severity: 'error',
    message: `${message.replace(/\.$/, '')}.`,
    ...(help ? { hint: `${help.trim().replace(/\.$/, '')}.` } : {}),
  };
  const sheet = error.loc && (await placeInSheet({ ...error, loc: error.loc, siteRoot }));
  if (sheet) return { ...problem, ...sheet };
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
  // What fails here has been compiled already: its lines are others than those written.
  const wanted = error.exporter ?? name;
  const written = await lineOf(path, wanted ?? framedCode({ text, line }));
  const hint = 'Create the file, install the package, or mend the path of the import.';
  return {
    ...problem,
    ...(wanted === undefined ? {} : { hint }),
    ...place,
    ...(written ? { line: written } : {}),
  };
}

/** Where a style sheet is wrong; nothing for errors of other files. */
async function placeInSheet(options: {
  loc: NonNullable<BundlerError['loc']>;
  source?: string;
  siteRoot: string;
}): Promise<SourceLocation | undefined> {
  const { loc, source, siteRoot } = options;
  if (loc.file !== undefined) {
    if (!/\.css$/.test(loc.file)) return undefined;
    return {
      file: posixPath(relative(siteRoot, loc.file)),
      line: loc.line,
      column: loc.column + 1,
    };
  }
  // The sheets were put together: the lines around the place are looked for in each.
  const merged = trimmedLines(source ?? '');
  const wanted = merged.slice(Math.max(0, loc.line - 2), loc.line + 1);
  if (wanted.length === 0) return undefined;
  for (const path of await listSheets(siteRoot)) {
    const lines = trimmedLines(await readFile(path, 'utf8'));
    const start = lines.findIndex((_, index) => wanted.every((it, i) => lines[index + i] === it));
    if (start === -1) continue;
    return {
      file: posixPath(relative(siteRoot, path)),
      line: start + 1 + Math.min(1, loc.line - 1),
    };
  }
  return undefined;
}

function trimmedLines(text: string): string[] {
  return text.split('\n').map((line) => line.trim());
}

async function listSheets(siteRoot: string): Promise<string[]> {
  const options = { ignore: ['**/node_modules/**'], absolute: true };
  const [own, shared] = await Promise.all([
    glob('content/**/*.css', { ...options, cwd: siteRoot }),
    glob('src/**/*.css', { ...options, cwd: projectRoot }),
  ]);
  return [...own.sort(), ...shared.sort()];
}

/** The code of a line of the bundler's frame: `12 │ return await load();`. */
function framedCode(options: { text: string; line: string | undefined }): string | undefined {
  const { text, line } = options;
  const code = text.split('\n').find((row) => row.trimStart().startsWith(`${line} │`));
  return code?.slice(code.indexOf('│') + 1).trim();
}

/** The first line that holds a text. */
async function lineOf(path: string, text: string | undefined): Promise<number | undefined> {
  if (!text) return undefined;
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  const index = lines.findIndex((line) => line.includes(text));
  return index === -1 ? undefined : index + 1;
}
