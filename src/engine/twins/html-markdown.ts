import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultHandlers, type State, toMdast } from 'hast-util-to-mdast';
import type { Link, Nodes as MarkdownNodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options as PrintOptions } from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { escapeDestination } from '../mdx/markdown-template.ts';
import { titleMeta } from '../mdx/portable-fence.ts';
import { languageOfFile } from './language-of-file.ts';
import { makeReadable, textOf } from './readable-html.ts';

type PrintLink = NonNullable<NonNullable<PrintOptions['handlers']>['link']>;

/** Addresses are printed unescaped, because programs copy them from the text and `\&` is not part of an address. */
const printLink: PrintLink = (node: Link, _, state, info) => {
  const exits = [state.enter('link'), state.enter('label')];
  const label = state.containerPhrasing(node, { ...info, before: '[', after: ']' });
  for (const exit of exits.reverse()) exit();
  return `[${label}](${escapeDestination(node.url)})`;
};

const printer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', handlers: { link: printLink } })
  .freeze();

/**
 * Converts HTML to Markdown: for comments in the reference, and for pages written in TSX.
 *
 * @param options.html a fragment, or a whole document, of which only the main element is used
 * @param options.link target of an address
 * @param options.language default language of code
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
  makeReadable(main);
  const tree = toMdast(main, { handlers: { figure } });
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

/** Code below its file name becomes one fence with that name. */
function figure(state: State, node: Element) {
  const elements = node.children.filter((it) => it.type === 'element');
  const pre = elements.find(({ tagName }) => tagName === 'pre');
  const caption = elements.find(({ tagName }) => tagName === 'figcaption');
  if (!pre || !caption) return defaultHandlers.figure(state, node);
  const title = textOf(caption).trim();
  const code = defaultHandlers.pre(state, pre);
  if (code.type !== 'code' || title === '') return code;
  return { ...code, lang: code.lang ?? languageOfFile(title) ?? 'text', meta: titleMeta(title) };
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
