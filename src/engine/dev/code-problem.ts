import { isAbsolute, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '#shared/problem.ts';
import { defined } from '../defined.ts';
import { posixPath } from '../posix-path.ts';
import { codeFrame } from '../problems/code-frame.ts';
import { type Position, positionAt } from '../problems/position.ts';
import { projectRoot } from '../project-root.ts';
import { readIfPresent } from '../read-if-present.ts';

/** A mistake in code as reported by Vite, with the fields that its plugins add. */
export interface ViteError {
  message: string;
  /** The requested module. */
  id?: string;
  /** Lines count from 1, columns from 0. */
  loc?: { file?: string; line: number; column: number };
}

/** The message, if it is already known. */
interface Mistake {
  /** Absolute. */
  file: string;
  message: string;
  hint?: string;
  /** The position, or a function that finds it in the text of the file. */
  place?: Position | ((source: string) => Position | undefined);
}

/**
 * A mistake in the code of pages, components or styles, at its place in the source file.
 *
 * @returns undefined for errors that are not about code, such as those thrown while a page renders
 */
export async function codeProblem(options: {
  error: ViteError;
  siteRoot: string;
}): Promise<Problem | undefined> {
  const { error, siteRoot } = options;
  const mistake = readMistake({ ...error, message: stripVTControlCharacters(error.message) });
  if (!mistake) return undefined;
  const { message, hint } = mistake;
  const file = resolve(projectRoot, mistake.file.replace(/\?.*$/, ''));
  const source = await readIfPresent(file);
  if (source === undefined) return undefined;
  const place = typeof mistake.place === 'function' ? mistake.place(source) : mistake.place;
  return {
    code: 'app-build-failed',
    severity: 'error',
    message,
    ...defined({ hint }),
    file: nameOf(file, siteRoot),
    ...(place ? { ...place, frame: codeFrame({ source, ...place }) } : {}),
  };
}

/** Whether the error means that code cannot be parsed. */
export function isCodeError(error: ViteError): boolean {
  return readMistake({ ...error, message: stripVTControlCharacters(error.message) }) !== undefined;
}

/** If Vite gives the position only in its message, it is read from there. */
function readMistake({ message, id, loc }: ViteError): Mistake | undefined {
  const [first = ''] = message.split('\n', 1);
  for (const pattern of missingImports) {
    const { name, file } = pattern.exec(first)?.groups ?? {};
    if (name === undefined || file === undefined) continue;
    return {
      file,
      message: `"${name}" is imported but cannot be found.`,
      hint: 'Create the file, install the package, or correct the path of the import.',
      place: (source) => placeOfText(source, [`'${name}'`, `"${name}"`]),
    };
  }
  const { file = '', line, column, reason } = placed.exec(message)?.groups ?? {};
  if (reason !== undefined) {
    const place = { line: Number(line), column: Number(column) };
    return { file, message: `The style sheet cannot be read: ${reason}.`, place };
  }
  const parsed = framed.exec(message)?.groups;
  if (parsed) {
    const place = { line: Number(parsed.line), column: Number(parsed.column) };
    const what = parsed.reason?.replace(/\.$/, '');
    return { file: id ?? parsed.file ?? '', message: `The code cannot be read: ${what}.`, place };
  }
  const address = loc?.file ?? id;
  if (address === undefined || !loc) return undefined;
  return {
    file: address,
    message: first.replace(/^\[[^\]]*\]:? /, ''),
    place: { line: loc.line, column: loc.column + 1 },
  };
}

/** Format of the style sheet compiler: `[postcss] /site/a.css:3:1: Unclosed block`. */
const placed = /^\[postcss\] (?<file>.+?):(?<line>\d+):(?<column>\d+): (?<reason>.+)$/m;

/** Format of the TypeScript compiler: `[PARSE_ERROR] Unexpected token`, with the first line of a frame below. */
const framed = /^\[[A-Z_]+\] (?<reason>.+)\n[^[]*\[ (?<file>\S.*?):(?<line>\d+):(?<column>\d+) \]/m;

/** Vite's messages for unresolved imports: in the browser, in its own process, of a package. */
const missingImports = [
  /^Failed to resolve import "(?<name>[^"]+)" from "(?<file>[^"]+)"/,
  /^Failed to load url (?<name>\S+) .* in (?<file>.+)\. Does the file exist\?$/,
  /^Cannot find (?:module|package) '(?<name>[^']+)' imported from '?(?<file>[^']+)'?/,
];

function placeOfText(source: string, texts: string[]): Position | undefined {
  const offset = texts.map((text) => source.indexOf(text)).find((index) => index !== -1);
  return offset === undefined ? undefined : positionAt(source, offset);
}

/** Path for messages: relative to the site, or to the project. */
export function nameOf(file: string, siteRoot: string): string {
  const name = relative(siteRoot, file);
  const isOutside = name.startsWith('..') || isAbsolute(name);
  return posixPath(isOutside ? relative(projectRoot, file) : name);
}
