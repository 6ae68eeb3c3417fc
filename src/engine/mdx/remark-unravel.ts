import type { Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';

/** Paragraphs that hold nothing but components and expressions give way to what they hold. */
export function unravelParagraphs(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    if (parent === undefined || index === undefined || !holdsOnlyJsx(node)) return undefined;
    const children = toFlow(node.children);
    parent.children.splice(index, 1, ...children);
    return [SKIP, index];
  });
}

/** Elements and expressions of a line, and those that stand alone in them, as blocks. */
function toFlow(nodes: Paragraph['children']): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type === 'mdxTextExpression') return [{ ...node, type: 'mdxFlowExpression' }];
    if (node.type !== 'mdxJsxTextElement') return [];
    // An element's content is text or blocks: both are drawn the same.
    const children = holdsOnlyJsx(node) ? toFlow(node.children) : node.children;
    return [{ ...node, type: 'mdxJsxFlowElement', children } as MdxJsxFlowElement];
  });
}

function holdsOnlyJsx({ children }: Pick<Paragraph, 'children'>): boolean {
  const rest = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return (
    rest.length > 0 &&
    rest.every((child) => child.type === 'mdxJsxTextElement' || child.type === 'mdxTextExpression')
  );
}
