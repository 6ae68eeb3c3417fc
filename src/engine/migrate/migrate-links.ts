import { posix } from 'node:path';
import type { Definition, Image, Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { movedAddress } from './moved-address.ts';
import { changed, decide } from './note.ts';
import { addressOf, type PageContext, rangeOf, sourceFileOf } from './page-context.ts';

/** Converts addresses in Markdown links and images that only the framework understands. */
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
  const foreign = foreignFileOf(page, address);
  if (foreign !== undefined) {
    const message = `"${node.url}" leads to ${foreign}, which is not a page of this site: link to the place where readers find it`;
    page.notes.push(decide(line, message));
  }
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

/** `@site/docs/a.md#b`, `/docs/a.md`, `pathname:///file.pdf` in this site's syntax; others are unchanged. */
export function newAddress(page: PageContext, url: string): string {
  if (url.startsWith('pathname://')) return url.slice('pathname://'.length);
  const { path = '', suffix = '' } = /^(?<path>[^?#]*)(?<suffix>.*)$/s.exec(url)?.groups ?? {};
  if (path === '' || /^[a-z][a-z+.-]*:/i.test(path)) return url;
  if (path.startsWith('@site/')) {
    const address = addressOf(page, path);
    return address === undefined ? url : `${address}${suffix}`;
  }
  if (!path.startsWith('/')) return relativeAddress(page, path, suffix, url);
  if (!/\.mdx?$/.test(path)) return movedAddress(page.site.moved, url);
  // Absolute file paths are relative to the site's folder, or to the version's folder.
  const version = page.site.versions.find(({ folder }) => page.file.startsWith(`${folder}/`));
  const candidates = [path.slice(1), version && posix.join(version.folder, path)];
  const found = candidates.find((file) => file !== undefined && page.site.files.names.has(file));
  const address = found === undefined ? undefined : addressOf(page, `@site/${found}`);
  return address === undefined ? url : `${address}${suffix}`;
}

/** The Markdown file of the source for an address, if it does not become a page. */
function foreignFileOf(page: PageContext, address: string): string | undefined {
  const path = address.replace(/[?#].*$/s, '');
  if (!/\.mdx?$/.test(path) || /^(?:\/|[a-z][a-z+.-]*:)/i.test(path)) return undefined;
  const file = sourceFileOf(page, path);
  const target = page.site.targets.get(file);
  const isPage = target !== undefined && !target.startsWith('content/partials/');
  return page.site.files.names.has(file) && !isPage ? file : undefined;
}

/** New relative paths of moved files, such as posts with another date, and images in `static`. */
function relativeAddress(page: PageContext, path: string, suffix: string, url: string): string {
  const { files, targets } = page.site;
  const before = posix.join(posix.dirname(page.file), path);
  const target = targets.get(before);
  const isSame = target === posix.join(posix.dirname(page.target), path);
  if (!files.names.has(before) || isSame) return url;
  const address = addressOf(page, path.startsWith('.') ? path : `./${path}`);
  return address === undefined ? url : `${address}${suffix}`;
}
