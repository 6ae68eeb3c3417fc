import type { Element, Root, RootContent } from 'hast';
import type {} from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';

/** Elements that contain text; in all others, line breaks between children are invisible. */
const textParents = new Set(['p', 'pre', 'code', 'li', 'td', 'th', 'a', 'strong', 'em', 'del']);

const blocks = new Set(
  'blockquote dd details div dl dt figure hr li ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);

/** Removes line breaks between blocks, which would only make the compiled code longer. */
export function rehypeWhitespace() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'text' || node.value.trim() !== '' || !node.value.includes('\n')) return;
      if (parent === undefined || index === undefined) return;
      const siblings = parent.children as RootContent[];
      if (!isBlock(siblings[index - 1]) && !isBlock(siblings[index + 1])) return;
      if (parent.type === 'element' && keepsText(parent)) return;
      siblings.splice(index, 1);
      return [SKIP, index];
    });
  };
}

const keepsText = (parent: Element): boolean =>
  textParents.has(parent.tagName) && parent.tagName !== 'li';

const isBlock = (node: RootContent | undefined): boolean =>
  node === undefined
    ? false
    : node.type === 'mdxJsxFlowElement' || (node.type === 'element' && blocks.has(node.tagName));
