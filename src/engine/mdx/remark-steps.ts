import type { Heading, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';

/** Headings of lower levels have no style of their own. */
const DEEPEST = 4;

/**
 * Titles of steps become headings, one level below the section they are in, so that they have ids and are in
 * the table of contents, in the search and in the list of headings of screen readers. The id of a step is that of its
 * heading.
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
    // A heading within the step is below its title and says nothing of the next step.
    const depth = Math.min(section + 1, DEEPEST) as Heading['depth'];
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
