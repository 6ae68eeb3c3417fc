import type { Heading, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';

/** Headings below this level have no style. */
const MAX_LEVEL = 4;

/**
 * Titles of steps become headings one level below their section, so that they have ids and appear in the table of
 * contents, in the search and in screen readers' heading lists. A step has the id of its heading.
 */
export function remarkSteps(tree: Root): void {
  let section = 1;
  visit(tree, (node) => {
    if (node.type === 'heading') {
      section = node.depth;
      return SKIP;
    }
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Step') return undefined;
    const title = takeAttribute(node, 'title');
    const id = takeAttribute(node, 'id');
    if (title === undefined) return undefined;
    // A heading inside the step is below its title and does not affect the next step.
    const depth = Math.min(section + 1, MAX_LEVEL) as Heading['depth'];
    node.children.unshift({
      type: 'heading',
      depth,
      children: [{ type: 'text', value: id === undefined ? title : `${title} {#${id}}` }],
      position: node.position,
    } as MdxJsxFlowElement['children'][number]);
    return SKIP;
  });
}

function takeAttribute(step: MdxJsxFlowElement, name: string): string | undefined {
  for (const [index, attribute] of step.attributes.entries()) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    if (typeof attribute.value !== 'string' || attribute.value === '') return undefined;
    step.attributes.splice(index, 1);
    return attribute.value;
  }
  return undefined;
}
