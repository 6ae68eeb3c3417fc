import { posix } from 'node:path';
import type { Root } from 'mdast';
import type { Node } from 'unist';
import type { FileNote } from './note.ts';
import type { SourceSite } from './source-site.ts';
import type { TextEdit } from './text-edits.ts';

/** What a name in a page stands for. */
export type Binding =
  /** A component of the framework, by the name that its pages give it. */
  | { kind: 'theme'; name: string }
  /** Content of another file. */
  | { kind: 'partial'; path: string }
  | { kind: 'image'; path: string }
  /** Text of a file, to be shown as code. */
  | { kind: 'raw'; path: string }
  /** A component that the site has written. */
  | { kind: 'component'; path: string };

/** One content file while it is migrated. Steps add edits and notes; nothing changes the text itself. */
export interface PageContext {
  site: SourceSite;
  /** In the source. */
  file: string;
  /** In the new site. */
  target: string;
  text: string;
  tree: Root;
  /** Where a place in the tree is in the text: the parser sees it with a few more characters. */
  offset: (place: number) => number;
  /** Names that imports give. */
  bindings: Map<string, Binding>;
  edits: TextEdit[];
  notes: FileNote[];
  /** Text of a file of the source, for code that a page shows. */
  readFile: (file: string) => string | undefined;
}

/** Where a node is in the text. */
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

/** The file of the source that a path in a page means; `@site/` counts from the site's folder. */
export function sourceFileOf(page: PageContext, path: string): string {
  if (path.startsWith('@site/')) return posix.normalize(path.slice('@site/'.length));
  return posix.join(posix.dirname(page.file), path);
}

/**
 * The address of a file that pages do not take along by themselves, such as a video: it is copied to `static`.
 *
 * @returns nothing for an address that names no file beside the page
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
 * How the page names a file of the source from now on: by its address for one of `static`, else relative. A file
 * that has no place yet is taken along; of Markdown only what the page shows as its own, for a link makes no page.
 *
 * @returns nothing for a file that is not there, or that is not taken along
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
