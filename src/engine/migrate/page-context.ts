import { posix } from 'node:path';
import type { Root } from 'mdast';
import type { Node } from 'unist';
import type { FileNote } from './note.ts';
import type { SourceSite } from './source-site.ts';
import type { TextEdit } from './text-edits.ts';

/** The meaning of an imported name in a page. */
export type Binding =
  /** A framework component, by the name used in its pages. */
  | { kind: 'theme'; name: string }
  /** Content of another file. */
  | { kind: 'partial'; path: string }
  | { kind: 'image'; path: string }
  /** Text of a file that is shown as code. */
  | { kind: 'raw'; path: string }
  /** The site's own component. */
  | { kind: 'component'; path: string };

/** One content file during migration. Steps add edits and notes; nothing changes the text itself. */
export interface PageContext {
  site: SourceSite;
  /** Path in the source. */
  file: string;
  /** Path in the new site. */
  target: string;
  text: string;
  tree: Root;
  /** Maps a tree offset to the text; the parser sees some extra characters. */
  offset: (place: number) => number;
  /** Imported names. */
  bindings: Map<string, Binding>;
  edits: TextEdit[];
  notes: FileNote[];
  /** Text of a source file, for code on a page. */
  readFile: (file: string) => string | undefined;
}

/** Position of a node in the text. */
export function rangeOf(
  page: PageContext,
  node: Node,
): { start: number; end: number; line: number } {
  const { start, end } = node.position ?? {};
  return {
    start: page.offset(start?.offset ?? 0),
    end: page.offset(end?.offset ?? 0),
    line: start?.line ?? 1,
  };
}

/** The source file for a path in a page; `@site/` is the site's folder. */
export function sourceFileOf(page: PageContext, path: string): string {
  if (path.startsWith('@site/')) return posix.normalize(path.slice('@site/'.length));
  return posix.join(posix.dirname(page.file), path);
}

/**
 * The address of a file that pages do not collect themselves, such as a video: it is copied to `static`.
 *
 * @returns undefined if the address is not a file beside the page
 */
export function mediaAddressOf(page: PageContext, path: string): string | undefined {
  if (/^(?:\/|[a-z][a-z+.-]*:|#|$)/i.test(path)) return undefined;
  const file = sourceFileOf(page, path.replace(/[?#].*$/s, ''));
  if (!page.site.files.names.has(file)) return undefined;
  const target = page.site.targets.get(file);
  const folder = 'content/static/';
  if (target?.startsWith(folder)) return `/${target.slice(folder.length)}`;
  const name = file.replace(/^(?:\.\.\/)+/, '');
  page.site.copies.set(`${folder}${name}`, file);
  return `/${name}`;
}

/**
 * The page's new path for a source file: its address if it is in `static`, else a relative path. A file without a place
 * is copied along. A Markdown file is only copied if the page includes it, because a link does not make it a page.
 *
 * @returns undefined if the file does not exist or is not copied
 */
export function addressOf(
  page: PageContext,
  path: string,
  use: 'shown' | 'linked' = 'linked',
): string | undefined {
  if (path.startsWith('/')) return path;
  const file = sourceFileOf(page, path);
  if (!page.site.files.names.has(file)) return undefined;
  let target = page.site.targets.get(file);
  if (target === undefined) {
    const isContent = /\.mdx?$/.test(file);
    if (isContent && use === 'linked') return undefined;
    const name = file.replace(/^(?:\.\.\/)+/, '');
    target = isContent ? `content/partials/${name}` : `content/static/${name}`;
    page.site.targets.set(file, target);
  }
  if (target.startsWith('content/partials/') && use === 'linked') return undefined;
  if (target.startsWith('content/static/')) return `/${target.slice('content/static/'.length)}`;
  const relative = posix.relative(posix.dirname(page.target), target);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
