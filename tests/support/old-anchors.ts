import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { parseAnchors } from '#engine/anchors/read-anchors.ts';
import { projectRoot } from '#engine/project-root.ts';

/** A section address of the previous site, and its required target. */
export interface OldAddress {
  path: string;
  anchor: string;
  /** Site path with anchor, as in `content/anchors.tsv`; the address itself if the id is unchanged. */
  target: string;
}

/** All such addresses (`tests/data/old-anchors.tsv`). */
export async function readOldAddresses(): Promise<OldAddress[]> {
  const table = await readFile(join(projectRoot, 'content/anchors.tsv'), 'utf8');
  const targets = new Map(
    parseAnchors(table).anchors.map(({ path, anchor, target }) => [
      `${path}#${anchor}`,
      target.startsWith('#') ? path + target : target,
    ]),
  );
  const text = await readFile(join(projectRoot, 'tests/data/old-anchors.tsv'), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [path = '', anchor = ''] = line.split('\t');
      const address = `${path}#${anchor}`;
      return { path, anchor, target: targets.get(address) ?? address };
    });
}

/** Position of an id in the HTML of a page. */
export interface IdPlace {
  tag: string;
  href: string | undefined;
  /** Id of the nearest surrounding heading, or the id itself if it is one. */
  section: string | undefined;
  /** Whether it is before the main content: at the top of the page. */
  isTop: boolean;
}

/** All ids of a page. */
export function readIds(html: string): Map<string, IdPlace> {
  const ids = new Map<string, IdPlace>();
  const open: { tag: string; id: string | undefined }[] = [];
  let isTop = true;
  const parser = new Parser({
    onopentag(tag, { id, href }) {
      open.push({ tag, id });
      if (tag === 'main') isTop = false;
      if (id === undefined) return;
      const section = open.findLast((it) => /^h[1-6]$/.test(it.tag) && it.id)?.id;
      ids.set(id, { tag, href, section, isTop });
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return ids;
}
