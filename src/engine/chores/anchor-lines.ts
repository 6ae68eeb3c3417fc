import { join } from 'node:path';
import { formatLock, parseLock } from '../anchors/anchors-lock.ts';
import { ANCHORS_FILE, LOCK_FILE, readAnchors } from '../anchors/read-anchors.ts';
import { listNames } from '../problems/suggest.ts';
import { readIfPresent } from '../read-if-present.ts';
import { pathOf } from '../redirects/redirect-map.ts';
import type { Change } from './chore.ts';

/** A page with a new address. */
export interface MovedAddress {
  from: string;
  to: string;
}

/** Changes to the site's old-anchor files when pages move. */
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
    const source = await readIfPresent(join(root, file));
    if (source === undefined) return [];
    const text = moved.reduce((before, page) => change({ source: before, ...page }), source);
    return text === source ? [] : [{ kind: 'edit', file, text }];
  });
  return (await Promise.all(changed)).flat();
}

/**
 * The text of the old-anchor table after a page has moved: its lines use the new address, and so do targets that
 * pointed to its sections. Comments and the order of lines are kept.
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
      // The rest of the line after the path: an id, and possibly a Windows line ending.
      const [targetPath = ''] = target.split(/[#\s]/, 1);
      const leadsTo = targetPath === from ? to + target.slice(from.length) : target;
      return [place, anchor, leadsTo].join('\t');
    })
    .join('\n');
}

/**
 * The text of the lock file after a page has moved: its sections are also locked at the new address. The old ones stay,
 * because readers have links to them that the redirect carries over.
 */
export function changeLock(options: { source: string } & MovedAddress): string {
  const { source, from, to } = options;
  const known = [...parseLock(source).keys()];
  const moved = known.filter((address) => address.startsWith(`${from}#`));
  if (moved.length === 0) return source;
  return formatLock([...known, ...moved.map((address) => to + address.slice(from.length))]);
}

/**
 * What is left to do with the site's old-anchor files when a page is removed. Which section answers the same question is
 * for a person to say.
 */
export async function listAnchorWork(options: {
  root: string;
  address: string;
  /** Addresses that are redirected to the page. */
  redirected: string[];
  /** Where they lead once it is removed. */
  target: string;
}): Promise<string[]> {
  const { root, address, redirected, target } = options;
  const { old, lock } = (await readAnchors({ root })).anchors;
  const lines = old.flatMap(({ path, anchor, target: leadsTo, file, line }) => {
    if (path === address) return [`${file}:${line} is about its section "${anchor}".`];
    return pathOf(leadsTo) === address ? [`${file}:${line} leads to it: ${leadsTo}`] : [];
  });
  const published = [...(lock?.keys() ?? [])].map((known) => known.split('#'));
  const paths = [address, ...redirected];
  const ids = published.flatMap(([path = '', id = '']) => (paths.includes(path) ? [id] : []));
  if (ids.length === 0) return lines;
  const names = listNames([...new Set(ids)], 'and');
  const page = pathOf(target);
  const work = page.startsWith('/')
    ? `Those that ${page} lacks need a line in ${ANCHORS_FILE}: ${page}<TAB>old id<TAB>#id`
    : 'They are on another site now: remove their lines.';
  return [...lines, `${LOCK_FILE} has its sections ${names}. ${work}`];
}
