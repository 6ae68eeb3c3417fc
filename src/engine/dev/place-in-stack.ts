import { realpathSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { isAbsolute, relative, sep } from 'node:path';
import type { DevEnvironment, TransformResult } from 'vite';
import type { SourceLocation } from '#shared/problem.ts';
import { projectRoot } from '../project-root.ts';

/**
 * The innermost frame of a stack that is in the sources of the site or project.
 *
 * @param options.fileOf the file for an address in the stack; undefined for code without a file
 * @param options.made how the running code was generated: by which environment, and with how many added lines at the
 *   top. Without it, the stack contains source positions.
 */
export async function placeInStack(options: {
  stack: string;
  siteRoot: string;
  fileOf: (address: string) => string | undefined;
  made?: { by: DevEnvironment | undefined; linesBefore: number };
}): Promise<SourceLocation | undefined> {
  const { stack, siteRoot, fileOf, made } = options;
  // Firefox and WebKit write `name@address`.
  const frames = stack.matchAll(/(?:\(|at |@)([^()\s]+):(\d+):(\d+)\)?$/gm);
  for (const [, address = '', line, column] of frames) {
    const file = fileOf(address);
    // `node:events` is not in any folder.
    if (file === undefined || !isAbsolute(file)) continue;
    for (const root of new Set([siteRoot, realpathSync(siteRoot), projectRoot])) {
      const path = relative(root, file);
      if (isAbsolute(path) || /^\.\.|node_modules|^\.site|^src\/engine\//.test(path)) continue;
      const position = { line: Number(line), column: Number(column) };
      const place = made ? await writtenPlace({ file, ...position, ...made }) : position;
      return { file: path.replaceAll(sep, '/'), ...place };
    }
  }
  return undefined;
}

/** Maps a position in generated code to its source file. */
async function writtenPlace(options: {
  file: string;
  line: number;
  column: number;
  by: DevEnvironment | undefined;
  linesBefore: number;
}): Promise<{ line: number; column: number } | undefined> {
  const { file, line, column, by, linesBefore } = options;
  const map = (await codeOf(file, by))?.map;
  if (!map || !('version' in map)) return undefined;
  const payload: SourceMapPayload = {
    ...map,
    file: map.file ?? '',
    sourceRoot: '',
    sourcesContent: [],
  };
  // Both sides of a source map count from 0.
  const entry = new SourceMap(payload).findEntry(line - linesBefore - 1, column - 1);
  if (!('originalLine' in entry)) return undefined;
  return { line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}

/** The generated code of a file. It is generated again if an update has just removed it. */
async function codeOf(
  file: string,
  environment: DevEnvironment | undefined,
): Promise<TransformResult | null> {
  const modules = [...(environment?.moduleGraph.getModulesByFile(file) ?? [])];
  const made = modules.find(({ transformResult }) => transformResult)?.transformResult;
  if (made) return made;
  const url = modules[0]?.url;
  return (url && (await environment?.transformRequest(url).catch(() => null))) || null;
}
