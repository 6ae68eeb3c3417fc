import type { InlineCode, Nodes, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx';
import { plainAttribute } from './component-node.ts';

/** A single name, with or without call parentheses. */
const name = /^([A-Za-z_$][\w$]{2,})(?:\(\))?$/;

/** Inside these, code is already linked or must not be linked. */
const closed = new Set(['heading', 'link', 'linkReference']);
const closedComponents = new Set(['Heading', 'Card', 'a', 'summary']);

/**
 * Marks the first mention of each name that is the only content of inline code, outside headings and links. Later
 * stages may link it to the reference.
 *
 * @returns the names in order
 */
export function remarkCodeNames(tree: Root): string[] {
  const names = new Set<string>();
  const visit = (node: Nodes): void => {
    if (!('children' in node) || closed.has(node.type)) return;
    if ('name' in node && node.name && closedComponents.has(node.name)) return;
    for (const [index, child] of node.children.entries()) {
      const found = child.type === 'inlineCode' ? name.exec(child.value)?.[1] : undefined;
      if (child.type !== 'inlineCode') {
        visit(child);
      } else if (found !== undefined && !names.has(found)) {
        names.add(found);
        node.children[index] = markName(child, found) as (typeof node.children)[number];
      }
    }
  };
  visit(tree);
  return [...names];
}

function markName(code: InlineCode, found: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'CodeName',
    attributes: [plainAttribute('name', found)],
    children: [code],
    position: code.position,
  };
}
