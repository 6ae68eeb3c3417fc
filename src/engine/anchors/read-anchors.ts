import { join } from 'node:path';
import type { OldAnchor } from '#shared/anchors.ts';
import type { Problem } from '#shared/problem.ts';
import { readIfPresent } from '../read-if-present.ts';
import { type Remember, rememberNothing } from '../text/remember.ts';
import { parseLock } from './anchors-lock.ts';

/** Old id -> section, one per line. Optional. */
export const ANCHORS_FILE = 'content/anchors.tsv';

/** Every section that was ever published. Only checked for sites that have the file. */
export const LOCK_FILE = 'content/anchors.lock';

/** The known section addresses of a site. */
export interface AnchorTable {
  old: OldAnchor[];
  /** `/path#id` -> its line in the lock file; undefined without such a file. */
  lock: ReadonlyMap<string, number> | undefined;
}

/** Reads both files of a site. */
export async function readAnchors({
  root,
  remember = rememberNothing,
}: {
  /** The site's folder. */
  root: string;
  remember?: Remember;
}): Promise<{ anchors: AnchorTable; problems: Problem[] }> {
  const read = (file: string) => readIfPresent(join(root, file));
  const [table, lock] = await Promise.all([read(ANCHORS_FILE), read(LOCK_FILE)]);
  const { anchors, problems } = remember({
    key: ANCHORS_FILE,
    text: table ?? '',
    make: () => parseAnchors(table ?? ''),
  });
  const published =
    lock === undefined
      ? undefined
      : remember({ key: LOCK_FILE, text: lock, make: () => parseLock(lock) });
  return { anchors: { old: anchors, lock: published }, problems };
}

/**
 * Parses lines of `path<TAB>old id<TAB>target`. A header line with the column names, empty lines and lines that begin
 * with `#` are skipped.
 */
export function parseAnchors(source: string): { anchors: OldAnchor[]; problems: Problem[] } {
  const anchors: OldAnchor[] = [];
  const problems: Problem[] = [];
  for (const [index, text] of source
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (text.trim() === '' || text.startsWith('#')) continue;
    if (index === 0 && /^path\tanchor\ttarget\s*$/.test(text)) continue;
    const cells = text.split('\t').map((cell) => cell.trim());
    const [path = '', anchor = '', target = ''] = cells;
    const place = { file: ANCHORS_FILE, line: index + 1 };
    const complaint = complainAbout({ cells, path, anchor, target });
    if (complaint === undefined) {
      anchors.push({ path, anchor, target, ...place, column: 1 });
      continue;
    }
    const { cell, ...texts } = complaint;
    const starts = [0, path.length + 1, path.length + anchor.length + 2] as const;
    const column = starts[cell] + 1;
    problems.push({ code: 'anchor-invalid', severity: 'error', ...texts, ...place, column });
  }
  return { anchors, problems };
}

interface Complaint {
  /** Index of the column, 0 to 2. */
  cell: 0 | 1 | 2;
  message: string;
  hint: string;
}

function complainAbout(line: {
  cells: string[];
  path: string;
  anchor: string;
  target: string;
}): Complaint | undefined {
  const { cells, path, anchor, target } = line;
  const hint =
    'Write the path of the page, the old id, and where it leads, with one tab between them.';
  if (cells.length !== 3) {
    const message = `An old anchor has three columns, but this line has ${cells.length}.`;
    return { cell: 0, message, hint };
  }
  if (path === '') return { cell: 0, message: 'The first column, the path, is empty.', hint };
  if (anchor === '') return { cell: 1, message: 'The second column, the old id, is empty.', hint };
  if (target === '') return { cell: 2, message: 'The third column, the target, is empty.', hint };
  if (!/^\/(?!\/)[^\s?#]*$/.test(path) || /.\/$/.test(path)) {
    return {
      cell: 0,
      message: `"${path}" is not the path of a page.`,
      hint: 'A path begins with "/", does not end with one, and has no query and no anchor.',
    };
  }
  if (/[\s#]/.test(anchor)) {
    return {
      cell: 1,
      message: `"${anchor}" is not an id.`,
      hint: 'Write it without "#" and without spaces.',
    };
  }
  if (!/^(?:#[^\s#]+|\/(?!\/)[^\s?#]*(?:#[^\s#]+)?)$/.test(target)) {
    return {
      cell: 2,
      message: `"${target}" is not an address within this site.`,
      hint: 'Write "#id" for a section of the same page, "/path#id" for one of another, or "/path".',
    };
  }
  return undefined;
}
