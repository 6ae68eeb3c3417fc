import type { Code, Image, Link, Node, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { ContentProse } from '#shared/content.ts';
import { proseKeys } from '#shared/prose-keys.ts';
import { sourceOf } from './source-of.ts';

/** Elements whose text is code. */
const codeElements = new Set(['code', 'kbd', 'pre', 'samp', 'var']);

/**
 * The prose of one file: paragraphs, headings, tables, titles and labels of components, alternative texts; no code and
 * no addresses. It is used by the spelling check, so it stays as written, with escapes and entities, and every
 * character keeps its position in the file.
 *
 * @param tree the parsed tree of this file alone
 * @param source the text that `tree` was parsed from
 */
export function collectProse({
  tree,
  source,
  file,
}: {
  tree: Root;
  source: string;
  file: string;
}): ContentProse[] {
  const prose: ContentProse[] = [];
  /** Adds a part of a node's source; `from` and `length` count its characters. */
  const add = (node: Node, from = 0, length?: number): void => {
    const start = node.position?.start;
    if (start?.offset === undefined) return;
    const end = length === undefined ? node.position?.end.offset : start.offset + from + length;
    const text = source.slice(start.offset + from, end);
    const { line, column } = start;
    if (/\p{L}/u.test(text)) prose.push({ file, text, line, column: column + from });
  };

  visit(tree, (node) => {
    switch (node.type) {
      case 'text':
        add(node);
        break;
      case 'link':
        if (namesPackage(node)) return SKIP;
        break;
      case 'image':
      case 'imageReference':
        addImage(node as Image);
        break;
      case 'code':
        addDiagramTitle(node);
        break;
      case 'textDirective':
      case 'leafDirective':
        // `12:30` and `a:b` are plain text; the label is visited like any other.
        if (node.children.length === 0) add(node);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        if (codeElements.has(node.name ?? '')) return SKIP;
        for (const attribute of node.attributes) {
          if (attribute.type === 'mdxJsxAttribute') addAttribute(attribute);
        }
    }
    return undefined;
  });
  return prose;

  function addImage(node: Image): void {
    const alt = /^!\[((?:[^\]\\]|\\.)*)\]/.exec(sourceOf(node, source))?.[1];
    if (alt) add(node, 2, alt.length);
  }

  /** Screen readers read it instead of the drawing. */
  function addDiagramTitle(node: Code): void {
    if (node.lang !== 'mermaid') return;
    const title = /^.*?\btitle=(["'])(.*?)\1/.exec(sourceOf(node, source));
    if (title?.[2]) add(node, title[0].length - title[2].length - 1, title[2].length);
  }

  function addAttribute(attribute: MdxJsxAttribute): void {
    if (!proseKeys.has(attribute.name) || typeof attribute.value !== 'string') return;
    const value = /^[^=]*=\s*(["'])([\s\S]*)\1$/.exec(sourceOf(attribute, source));
    if (value?.[2]) add(attribute, value[0].length - value[2].length - 1, value[2].length);
  }
}

/** `[trpc-cli](https://…)`: the name of a package or repository has its maintainers' spelling. */
function namesPackage(node: Link): boolean {
  return /^https?:/.test(node.url) && /^[a-z\d]+(?:-[a-z\d]+)+$/.test(textOf(node));
}
