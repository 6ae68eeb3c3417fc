import type { Node } from 'mdast';
import { visit } from 'unist-util-visit';
import { shorten } from './migrate-attributes.ts';
import { decide } from './note.ts';
import { type PageContext, rangeOf } from './page-context.ts';

/** Reports expressions that are not allowed in content. Comments and plain values stay. */
export function noteExpressions(page: PageContext, isSound: (estree: unknown) => boolean): void {
  const isGone = (node: Node): boolean => {
    const { start, end } = rangeOf(page, node);
    return page.edits.some((edit) => edit.start <= start && edit.end >= end);
  };
  visit(page.tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (isSound(node.data?.estree) || isGone(node)) return;
      const { start, end, line } = rangeOf(page, node);
      const code = shorten(page.text.slice(start, end));
      page.notes.push(decide(line, `${code} is code: write out what it shows`));
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || isGone(attribute)) continue;
      if (isSound(programOf(attribute.value))) continue;
      const { line } = rangeOf(page, attribute);
      page.notes.push(decide(line, `the value of ${attribute.name} is code: write it as text`));
    }
  });
}

const programOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'data' in value
    ? (value.data as { estree?: unknown } | undefined)?.estree
    : undefined;
