import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes as MarkdownNodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

const printer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', resourceLink: true })
  .freeze();

/** Tools and ornaments of a page, of which a text has no use. */
const TOOLS = new Set([
  'button',
  'input',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
]);

/**
 * HTML as Markdown: of comments in the reference, and of pages that are written in TSX.
 *
 * @param options.html a fragment, or a whole document, of which the main element counts
 * @param options.link where an address leads
 * @param options.language of code that does not say it
 */
export function htmlMarkdown(options: {
  html: string;
  link: (href: string) => string;
  language: string;
}): string {
  const { html, link, language } = options;
  if (html === '') return '';
  const root = fromHtml(html, { fragment: !html.startsWith('<!') });
  const main = findMain(root);
  removeTools(main);
  const tree = toMdast(main);
  completeNodes({ tree, link, language });
  if (tree.type !== 'root')
    return printer.stringify({ type: 'root', children: [tree as never] }).trim();
  return printer.stringify(tree).trim();
}

function findMain(root: Root): Root | Element {
  let main: Element | undefined;
  visit(root, 'element', (node) => {
    if (node.tagName === 'main') main ??= node;
  });
  return main ?? root;
}

function removeTools(tree: Nodes): void {
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (node.type !== 'comment' && !(node.type === 'element' && isTool(node))) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/**
 * Whether an element is there to be used or looked at, or only where something failed; what the compiler says of a
 * sample is no code. Panels behind a tab are hidden, and part of the text.
 */
function isTool({ tagName, properties }: Element): boolean {
  const { ariaHidden, dataBaseUrlWarning, dataKind, role } = properties;
  if (TOOLS.has(tagName) || ariaHidden === 'true' || role === 'tablist') return true;
  return dataKind !== undefined || dataBaseUrlWarning !== undefined;
}

function completeNodes(options: {
  tree: MarkdownNodes;
  link: (href: string) => string;
  language: string;
}): void {
  const { tree, link, language } = options;
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image') node.url = link(node.url);
    if (node.type === 'code') node.lang ??= language;
  });
}
