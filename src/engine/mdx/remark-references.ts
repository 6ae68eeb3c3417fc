import type { Definition, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Links and images by reference become plain ones, placed where their address is written. So a
 * partial's references never meet those of the file that shows it.
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
