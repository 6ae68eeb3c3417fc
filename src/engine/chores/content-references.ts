import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import MagicString from 'magic-string';
import type { Root } from 'mdast';
import { glob } from 'tinyglobby';
import { visit } from 'unist-util-visit';
import { parseMdx } from '../mdx/parse-mdx.ts';
import { positionAt } from '../problems/position.ts';
import { escapePattern } from '../text/escape-pattern.ts';

/** An address in a content file: in a link, an image, a definition, a component attribute, or its front matter. */
export interface ContentAddress {
  /** As written. */
  href: string;
  /** Offsets in the file. */
  start: number;
  end: number;
  /** From 1. */
  line: number;
}

/** A content file with its addresses. */
export interface AddressedFile {
  /** Relative to the site's folder. */
  file: string;
  source: string;
  addresses: ContentAddress[];
}

/** Reads every content file of a site, including partials. */
export async function readContentAddresses(root: string): Promise<AddressedFile[]> {
  const files = await glob('content/**/*.{md,mdx}', { cwd: root, ignore: ['**/node_modules/**'] });
  return Promise.all(
    files.sort().map(async (file) => {
      const source = await readFile(join(root, file), 'utf8');
      return { file, source, addresses: findAddresses({ file, source }) };
    }),
  );
}

/** Component attributes that contain addresses. */
const addressAttributes = ['href', 'src'];

const frontMatter = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?=\r?\n|$)/;

/** The guide of a lesson: the field of front matter that contains the address of a page. */
const guideField = /(?<=^guide:[ \t]*["']?)\/[^\s"'#?]*/m;

/** The addresses in a content file, in source order. */
export function findAddresses({
  file,
  source,
}: {
  file: string;
  source: string;
}): ContentAddress[] {
  // Blanked out with the same length, so that offsets stay valid.
  const blanked = source.replace(frontMatter, (text) => text.replace(/[^\r\n]/g, ' '));
  const { tree } = parseMdx({ file, source: blanked });
  const lines = lineStarts(source);
  return [
    ...findGuide(source),
    ...listNodes(tree).flatMap(({ href, start, end }): ContentAddress[] => {
      const from = (lines[start.line - 1] ?? 0) + start.column - 1;
      const to = (lines[end.line - 1] ?? 0) + end.column - 1;
      // An address with escapes cannot be found in the source, so it is left unchanged.
      const at = endsBeforeTitle(source.slice(from, to), href);
      if (at < 0 || href === '') return [];
      return [addressAt(source, href, from + at)];
    }),
  ].sort((a, b) => a.start - b.start);
}

/** The last place where an address is followed by what may follow one: a title in quotes is not searched. */
function endsBeforeTitle(text: string, href: string): number {
  const [title = ''] = /\s+(?:"[^"]*"|'[^']*'|\([^()]*\))\s*\)?$/.exec(text) ?? [];
  return text.slice(0, text.length - title.length).lastIndexOf(href);
}

function findGuide(source: string): ContentAddress[] {
  const [block = ''] = frontMatter.exec(source) ?? [];
  const found = guideField.exec(block);
  return found ? [addressAt(source, found[0], found.index)] : [];
}

function addressAt(source: string, href: string, start: number): ContentAddress {
  return { href, start, end: start + href.length, line: positionAt(source, start).line };
}

/** Writes the new id of a doc into the front matter of a page that names it as the previous or next one. */
export function renameNeighbor({
  source,
  from,
  to,
}: {
  source: string;
  from: string;
  to: string;
}): string {
  const [block = ''] = frontMatter.exec(source) ?? [];
  return block.replace(neighborField(from), () => to) + source.slice(block.length);
}

/** The lines of a page's front matter that name a doc as the previous or next one. */
export function linesOfNeighbor({ source, id }: { source: string; id: string }): number[] {
  const [block = ''] = frontMatter.exec(source) ?? [];
  return [...block.matchAll(neighborField(id))].map(({ index }) => positionAt(block, index).line);
}

function neighborField(id: string): RegExp {
  const name = escapePattern(id);
  return new RegExp(
    `(?<=^pagination_(?:prev|next):[ \\t]*["']?)${name}(?=["']?[ \\t]*\\r?$)`,
    'gm',
  );
}

interface Point {
  line: number;
  column: number;
}

function listNodes(tree: Root): { href: string; start: Point; end: Point }[] {
  const found: { href: string; start: Point; end: Point }[] = [];
  visit(tree, (node) => {
    const { position } = node;
    if (!position) return;
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      found.push({ href: node.url, ...position });
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !attribute.position) continue;
      if (typeof attribute.value !== 'string') continue;
      if (!addressAttributes.includes(attribute.name)) continue;
      found.push({ href: attribute.value, ...attribute.position });
    }
  });
  return found;
}

function lineStarts(source: string): number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1))
    starts.push(at + 1);
  return starts;
}

/**
 * The file that a relative address in a content file refers to.
 *
 * @returns undefined for site paths, anchors and other sites
 */
export function relativeTarget({ file, href }: { file: string; href: string }): string | undefined {
  const path = href.replace(/[?#].*$/s, '');
  if (path === '' || path.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(path)) return undefined;
  return posix.join(posix.dirname(file), path);
}

/**
 * Writes new addresses into a file.
 *
 * @param change returns the new address, or undefined to keep the old one
 */
export function changeAddresses(
  { source, addresses }: AddressedFile,
  change: (href: string) => string | undefined,
): string {
  const edits = new MagicString(source);
  for (const { href, start, end } of addresses) {
    const next = change(href);
    if (next !== undefined && next !== href) edits.overwrite(start, end, next);
  }
  return edits.toString();
}

/** A relative address from one content file to another, which editors can follow: `./routers.mdx#define`. */
export function relativeAddress({ file, to, href }: { file: string; to: string; href: string }) {
  const path = posix.relative(posix.dirname(file), to);
  const rest = href.slice(href.replace(/[?#].*$/s, '').length);
  return `${path.startsWith('.') ? path : `./${path}`}${rest}`;
}

/** Links in a version's pages to a path of the latest version, whichever that is. They do not move with the pages. */
export async function listLinksToLatest(options: {
  root: string;
  /** The version's folder. */
  folder: string;
  /** Root path of the latest version: `/docs`. */
  base: string;
  /** Root paths of the other versions. */
  others: string[];
}): Promise<{ file: string; line: number; href: string }[]> {
  const { root, folder, base, others } = options;
  const isBelow = (path: string, parent: string) =>
    path === parent || path.startsWith(`${parent}/`);
  const files = await readContentAddresses(root);
  return files
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .flatMap(({ file, addresses }) =>
      addresses
        .map(({ href, line }) => ({ file, line, href }))
        .filter(({ href }) => isBelow(href.replace(/[?#].*$/s, ''), base))
        .filter(
          ({ href }) => !others.some((other) => isBelow(href.replace(/[?#].*$/s, ''), other)),
        ),
    );
}
