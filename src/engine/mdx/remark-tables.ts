import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { componentNode } from './component-node.ts';

/** Tables stand in a TableScroll, named by their columns. */
export function remarkTables(tree: Root): void {
  visit(tree, 'table', (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    const columns = (node.children[0]?.children ?? []).map((cell) => textOf(cell).trim());
    parent.children[index] = componentNode({
      name: 'TableScroll',
      props: { label: `Table: ${columns.filter((column) => column !== '').join(', ')}` },
      children: [node],
      position: node.position,
    });
    return [SKIP, index + 1];
  });
}
