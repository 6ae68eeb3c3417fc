import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceLocation } from '#shared/problem.ts';
import { posixPath } from '../posix-path.ts';
import { readIfPresent } from '../read-if-present.ts';

/** `at Home (file:///site/.site/app/…/rsc/index.js:12:34)`, also without a name. */
const frame = /\(?(file:\/\/[^\s()]+|\/[^\s()]+):(\d+):(\d+)\)?$/;

/**
 * Finds the source position of an error in the built app, using the source maps beside the bundle.
 *
 * @returns the innermost position in code of the site or of this project; undefined for errors in content, which is not
 *   a file of the bundle, and inside packages
 */
export async function locateError(options: {
  stack: string;
  siteRoot: string;
}): Promise<Required<SourceLocation> | undefined> {
  const { stack, siteRoot } = options;
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line));
  for (const line of lines) {
    // Compiled content is evaluated from text.
    if (line.includes('eval at ') || /<anonymous>:\d+/.test(line)) return undefined;
    const [, address, row, column] = frame.exec(line.trimEnd()) ?? [];
    if (address === undefined) continue;
    const file = address.startsWith('file:') ? fileURLToPath(address) : address;
    const place = await placeInSource({ file, line: Number(row), column: Number(column) });
    if (place && !place.file.includes('/node_modules/')) {
      return { ...place, file: posixPath(relative(siteRoot, place.file)) };
    }
  }
  return undefined;
}

async function placeInSource(built: { file: string; line: number; column: number }) {
  const text = await readIfPresent(`${built.file}.map`);
  if (text === undefined) return undefined;
  // Both sides of a source map count from 0.
  const entry = new SourceMap(JSON.parse(text)).findEntry(built.line - 1, built.column - 1);
  if (!('originalSource' in entry)) return undefined;
  const { originalSource, originalLine, originalColumn } = entry;
  return {
    file: resolve(dirname(built.file), originalSource),
    line: originalLine + 1,
    column: originalColumn + 1,
  };
}
