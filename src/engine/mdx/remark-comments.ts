import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

const commentPattern = /^\s*\/\*([\s\S]*)\*\/\s*$/;

/** Index of the top-level comment that ends the excerpt; -1 if there is none. */
export function findExcerptEnd(tree: Root, marker: string): number {
  return tree.children.findIndex((node) => commentText(node) === marker);
}

/** Removes comments. */
export function remarkComments(tree: Root): void {
  visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (commentText(node as RootContent) === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}

function commentText(node: RootContent): string | undefined {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
  return node.value.trim() === '' ? '' : commentPattern.exec(node.value)?.[1]?.trim();
}
