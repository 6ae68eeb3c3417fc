import type { Definition, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Reference links and images become inline ones, positioned at their definition. So references in a
 * partial never clash with the including file's.
 */
export function remarkReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return;
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
    const definition = definitions.get(node.identifier);
    if (definition === undefined) return;
    const { url, title, position } = definition;
    parent.children[index] =
      node.type === 'linkReference'
        ? { type: 'link', url, title, position, children: node.children }
        : { type: 'image', url, title, position, alt: node.alt };
  });
  visit(tree, 'definition', (_, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}
