import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { componentNode } from './component-node.ts';

/** Wraps tables in a TableScroll that is named after their columns. */
export function remarkTables(tree: Root): void {
  visit(tree, 'table', (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    const head = node.children[0]?.children ?? [];
    const columns = head.map((cell) => textOf(cell).trim());
    for (const [place, cell] of head.entries()) {
      // A column without a name gets no header cell, because an empty one would be announced.
      if (columns[place] === '') cell.data = { ...cell.data, hName: 'td' };
    }
    parent.children[index] = componentNode({
      name: 'TableScroll',
      props: { label: `Table: ${columns.filter((column) => column !== '').join(', ')}` },
      children: [node],
      position: node.position,
    });
    return [SKIP, index + 1];
  });
}
