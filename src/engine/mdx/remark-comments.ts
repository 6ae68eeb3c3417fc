import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type MdxContext, report } from './mdx-context.ts';

const commentPattern = /^\s*\/\*([\s\S]*)\*\/\s*$/;

/** Index of the top-level comment that ends the excerpt; -1 if there is none. Others are problems. */
export function findExcerptEnd(tree: Root, marker: string, context: MdxContext): number {
  const end = tree.children.findIndex((node) => commentText(node) === marker);
  const meant = new RegExp(`^${marker}[a-z]{0,2}$|^more$`, 'i');
  visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (node) => {
    const text = commentText(node);
    if (text === undefined || !meant.test(text) || node === tree.children[end]) return;
    const reason =
      text !== marker
        ? `is not the one that ends the excerpt: {/* ${marker} */}`
        : tree.children.some((it) => it === node)
          ? 'is the second one: the first has ended the excerpt'
          : 'is inside of another element and does not end the excerpt';
    report(context, node, {
      code: 'excerpt-mark',
      message: `The mark {/* ${text} */} ${reason}.`,
      hint: `A post has one {/* ${marker} */}, on a line of its own between two paragraphs.`,
    });
  });
  const [first] = tree.children.filter((node) => commentText(node) === undefined);
  const last = tree.children[end];
  if (last && (first === undefined || tree.children.indexOf(first) > end)) {
    report(context, last, {
      code: 'excerpt-mark',
      message: `There is no text above {/* ${marker} */}, so lists would show an empty excerpt.`,
      hint: 'Move it below the first paragraph.',
    });
  }
  return end;
}

/** Whether a node is only a comment, which readers do not see. */
export function isComment(node: Nodes): boolean {
  return commentText(node) !== undefined;
}

/** Removes comments. */
export function remarkComments(tree: Root): void {
  visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (commentText(node) === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}

function commentText(node: Nodes): string | undefined {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
  return node.value.trim() === '' ? '' : commentPattern.exec(node.value)?.[1]?.trim();
}
