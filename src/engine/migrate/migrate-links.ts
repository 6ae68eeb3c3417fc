import { posix } from 'node:path';
import type { Definition, Image, Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { changed, decide } from './note.ts';
import { addressOf, type PageContext, rangeOf } from './page-context.ts';

/** Converts addresses of Markdown links and images that only the framework understands. */
export function migrateLinks(page: PageContext): void {
  visit(page.tree, ['link', 'image', 'definition'], (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      migrateLink(page, node);
    }
  });
}

function migrateLink(page: PageContext, node: Link | Image | Definition): void {
  const { start, end, line } = rangeOf(page, node);
  const isForeignImage = node.type === 'image' && /^(?:https?:)?\/\//.test(node.url);
  if (isForeignImage) {
    page.notes.push(
      decide(
        line,
        `"${node.url}" is on another host, and pages load nothing from there: save it beside the page`,
      ),
    );
  }
  const address = newAddress(page, node.url);
  if (address === node.url) return;
  const written = page.text.slice(start, end);
  const at = written.lastIndexOf(node.url);
  if (at === -1) {
    page.notes.push(decide(line, `"${node.url}" leads to ${address} now`));
    return;
  }
  page.edits.push({ start: start + at, end: start + at + node.url.length, text: address });
  page.notes.push(changed(line, `"${node.url}" is "${address}"`));
}

/** `@site/docs/a.md#b`, `/docs/a.md`, `pathname:///file.pdf` as this site writes them; others as they are. */
export function newAddress(page: PageContext, url: string): string {
  if (url.startsWith('pathname://')) return url.slice('pathname://'.length);
  const [path = '', suffix = ''] = url.split(/(?=[?#])/);
  if (path === '' || /^[a-z][a-z+.-]*:/i.test(path)) return url;
  if (path.startsWith('@site/')) {
    const address = addressOf(page, path);
    return address === undefined ? url : `${address}${suffix}`;
  }
  const isContent = /\.mdx?$/.test(path);
  if (!path.startsWith('/') || !isContent)
    return isContent ? relativeAddress(page, path, suffix, url) : url;
  // Absolute paths of files count from the site's folder, or from the folder of the version.
  const version = page.site.versions.find(({ folder }) => page.file.startsWith(`${folder}/`));
  const candidates = [path.slice(1), version && posix.join(version.folder, path)];
  const found = candidates.find((file) => file !== undefined && page.site.files.has(file));
  const address = found === undefined ? undefined : addressOf(page, `@site/${found}`);
  return address === undefined ? url : `${address}${suffix}`;
}

/** Files that are called otherwise now, such as posts with another day. */
function relativeAddress(page: PageContext, path: string, suffix: string, url: string): string {
  const before = posix.join(posix.dirname(page.file), path);
  const target = page.site.targets.get(before);
  if (target === undefined || target === posix.join(posix.dirname(page.target), path)) return url;
  const address = addressOf(page, path.startsWith('.') ? path : `./${path}`);
  return address === undefined ? url : `${address}${suffix}`;
}
