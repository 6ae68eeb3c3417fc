import type { Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';

/** Unwraps paragraphs that contain only components and expressions. */
export function unravelParagraphs(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    if (parent === undefined || index === undefined || !holdsOnlyJsx(node)) return undefined;
    const children = toFlow(node.children);
    parent.children.splice(index, 1, ...children);
    return [SKIP, index];
  });
}

/** Elements and expressions of a line; the ones that are alone become blocks. */
function toFlow(nodes: Paragraph['children']): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type === 'mdxTextExpression') return [{ ...node, type: 'mdxFlowExpression' }];
    if (node.type !== 'mdxJsxTextElement') return [];
    // An element's content is text or blocks, which are rendered the same.
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
