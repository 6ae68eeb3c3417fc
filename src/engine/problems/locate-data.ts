import { join, posix } from 'node:path';
import type { SourceLocation } from '#shared/problem.ts';
import { readIfPresent } from '../read-if-present.ts';
import { findInModule } from './locate-in-module.ts';

/** The place of a value in a data module of a site, or in another file of the site that it imports the value from. */
export async function locateData(options: {
  root: string;
  /** Relative to the root. */
  file: string;
  /** The text of the file; read if it is left out. */
  source?: string;
  path: (string | number)[];
  part: 'key' | 'value';
}): Promise<SourceLocation> {
  const { root, part } = options;
  let { file, path, source } = options;
  let name = 'default';
  let place: SourceLocation = { file };
  // Modules may import each other in a circle.
  for (const seen = new Set<string>(); !seen.has(`${file} ${name}`); ) {
    seen.add(`${file} ${name}`);
    source ??= await readIfPresent(join(root, file));
    const found = source && (await findInModule({ source, name, path, part }));
    if (!found) return place;
    place = { file, ...found.position };
    const { imported } = found;
    if (!imported || !/^\.\.?\//.test(imported.from)) return place;
    file = posix.join(posix.dirname(file), imported.from);
    if (file.startsWith('../')) return place;
    ({ name, path } = imported);
    source = undefined;
  }
  return place;
}
