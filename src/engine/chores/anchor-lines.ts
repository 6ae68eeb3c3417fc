import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatLock, parseLock } from '../anchors/anchors-lock.ts';
import { ANCHORS_FILE, LOCK_FILE } from '../anchors/read-anchors.ts';
import type { Change } from './chore.ts';

/** A page that has another address now. */
export interface MovedAddress {
  from: string;
  to: string;
}

/** What pages that have moved change in the files of old anchors, where a site has them. */
export async function moveAnchors(options: {
  root: string;
  moved: readonly MovedAddress[];
}): Promise<Change[]> {
  const { root, moved } = options;
  const files = [
    { file: ANCHORS_FILE, change: changeAnchors },
    { file: LOCK_FILE, change: changeLock },
  ];
  const changed = files.map(async ({ file, change }): Promise<Change[]> => {
    const source = await readFile(join(root, file), 'utf8').catch(() => undefined);
    if (source === undefined) return [];
    const text = moved.reduce((before, page) => change({ source: before, ...page }), source);
    return text === source ? [] : [{ kind: 'edit', file, text }];
  });
  return (await Promise.all(changed)).flat();
}

/**
 * The text of the table of old anchors once a page has moved: its lines are those of the new address, and lines
 * that led to its sections lead to them there. Comments and the order of lines stay.
 */
export function changeAnchors(options: { source: string } & MovedAddress): string {
  const { source, from, to } = options;
  return source
    .split('\n')
    .map((line) => {
      if (line.startsWith('#')) return line;
      const [path = '', anchor, target, ...rest] = line.split('\t');
      if (anchor === undefined || target === undefined || rest.length > 0) return line;
      const place = path === from ? to : path;
      // What is behind the path: an id, and the end of a line as Windows writes it.
      const [targetPath = ''] = target.split(/[#\s]/, 1);
      const leadsTo = targetPath === from ? to + target.slice(from.length) : target;
      return [place, anchor, leadsTo].join('\t');
    })
    .join('\n');
}

/**
 * The text of the lock file once a page has moved: its sections are held at the new address, too. Those of the old
 * one stay, because readers have links to them, which its redirect takes along.
 */
export function changeLock(options: { source: string } & MovedAddress): string {
  const { source, from, to } = options;
  const known = [...parseLock(source).keys()];
  const moved = known.filter((address) => address.startsWith(`${from}#`));
  if (moved.length === 0) return source;
  return formatLock([...known, ...moved.map((address) => to + address.slice(from.length))]);
}
