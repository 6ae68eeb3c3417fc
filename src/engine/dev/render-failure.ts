import { realpathSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { isAbsolute, relative, sep } from 'node:path';
import type { DevEnvironment } from 'vite';
import type { Problem } from '#shared/problem.ts';
import { projectRoot } from '../project-root.ts';

/** Lines that Vite's module runner puts before the code of a module. */
const RUNNER_LINES = 3;

/**
 * A page that threw while it was drawn, as a problem at the place in the site's or the app's own sources
 * where that happened.
 *
 * @param options.environment that drew the page: it knows what its modules were made from
 */
export function renderProblem(options: {
  path: string;
  error: unknown;
  siteRoot: string;
  environment: DevEnvironment | undefined;
}): Problem {
  const { path, error, siteRoot, environment } = options;
  const message = error instanceof Error ? error.message : String(error);
  return {
    code: 'render-failed',
    severity: 'error',
    message: `The page ${path} could not be rendered: ${message}`,
    ...placeOf({ stack: error instanceof Error ? (error.stack ?? '') : '', siteRoot, environment }),
  };
}

/** The innermost place of a stack that somebody who works on the site has written. */
function placeOf(options: {
  stack: string;
  siteRoot: string;
  environment: DevEnvironment | undefined;
}): Partial<Problem> {
  const { stack, siteRoot, environment } = options;
  const frames = stack.matchAll(/(?:\(|at )([^()\s]+):(\d+):(\d+)\)?$/gm);
  for (const [, address = '', line, column] of frames) {
    const file = address.replace(/^file:\/\//, '').replace(/\?.*$/, '');
    for (const root of new Set([siteRoot, realpathSync(siteRoot), projectRoot])) {
      const path = relative(root, file);
      if (isAbsolute(path) || /^\.\.|node_modules|^\.site/.test(path)) continue;
      const place = writtenPlace({ file, line: Number(line), column: Number(column), environment });
      return { file: path.replaceAll(sep, '/'), ...place };
    }
  }
  return {};
}

/** A place in a module as the runner has it, in the file that it was made from. */
function writtenPlace(options: {
  file: string;
  line: number;
  column: number;
  environment: DevEnvironment | undefined;
}): { line: number; column: number } | undefined {
  const { file, line, column, environment } = options;
  const map = environment?.moduleGraph.getModuleById(file)?.transformResult?.map;
  if (!map || !('version' in map)) return undefined;
  const payload: SourceMapPayload = {
    ...map,
    file: map.file ?? '',
    sourceRoot: '',
    sourcesContent: [],
  };
  // Both sides of a source map count from 0.
  const entry = new SourceMap(payload).findEntry(line - 1 - RUNNER_LINES, column - 1);
  if (!('originalLine' in entry)) return undefined;
  return { line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}
