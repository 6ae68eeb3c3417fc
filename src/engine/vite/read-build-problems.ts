import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { glob } from 'tinyglobby';
import type { Problem, SourceLocation } from '#shared/problem.ts';
import { defined } from '../defined.ts';
import { posixPath } from '../posix-path.ts';
import { projectRoot } from '../project-root.ts';

/** The bundler's data about one mistake. */
interface BundlerError {
  message: string;
  /** The kind of mistake. */
  code?: string;
  /** The import specifier that was not found, as written. */
  exporter?: string;
  /** A style sheet error without its position. */
  reason?: string;
  /** Absolute path, and line from 1. A minifier has no file, because it sees all style sheets as one text. */
  loc?: { file?: string; line: number; column: number };
  /** The text that `loc` refers to. */
  source?: string;
}

/**
 * The mistakes in the code of pages, components or the app behind a failed build.
 *
 * @throws the error itself if it is not about code
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
  // First line of the bundler's code frame: `╭─[ content/pages/index.tsx:20:61 ]`.
  const [, framed, line, column] = /\[ (\S+?):(\d+):(\d+) \]/.exec(text) ?? [];
  const [, name, importer] = /import "([^"]+)" from "([^"]+)"/.exec(first) ?? [];
  const file = framed ?? importer;
  if (file === undefined) return problem;
  const path = resolve(projectRoot, file);
  const place = { file: posixPath(relative(siteRoot, path)) };
  if (error.code === 'PLUGIN_ERROR' && line !== undefined) {
    return { ...problem, ...place, line: Number(line), column: Number(column) };
  }
  // Code that fails here has already been compiled, so its line numbers differ from the source.
  const wanted = error.exporter ?? name;
  const written = await lineOf(path, wanted ?? framedCode({ text, line }));
  const hint = 'Create the file, install the package, or correct the path of the import.';
  return {
    ...problem,
    ...(wanted === undefined ? {} : { hint }),
    ...place,
    ...defined({ line: written || undefined }),
  };
}

/** Position of a style sheet error; undefined for other files. */
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
  // The style sheets were concatenated, so the surrounding lines are searched in each.
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

/** A code line of the bundler's frame: `12 │ return await load();`. */
function framedCode(options: { text: string; line: string | undefined }): string | undefined {
  const { text, line } = options;
  const code = text.split('\n').find((row) => row.trimStart().startsWith(`${line} │`));
  return code?.slice(code.indexOf('│') + 1).trim();
}

/** The first line that contains a text. */
async function lineOf(path: string, text: string | undefined): Promise<number | undefined> {
  if (!text) return undefined;
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  const index = lines.findIndex((line) => line.includes(text));
  return index === -1 ? undefined : index + 1;
}
