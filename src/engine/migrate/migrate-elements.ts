import type { Node } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { authorComponents } from '#shared/mdx-components.ts';
import { htmlElements } from '../mdx/html-elements.ts';
import { ownValue } from '../own-value.ts';
import { readAttributes } from './attribute-reader.ts';
import type { ElementContext, Outcome } from './element-context.ts';
import { frameworkElements } from './framework-elements.ts';
import {
  isWhole,
  type JsxElement,
  printAttribute,
  replaceElement,
  replaceTags,
  tagRanges,
} from './jsx-edits.ts';
import { migrateAttributes } from './migrate-attributes.ts';
import { migrateHeading } from './migrate-heading.ts';
import { changed, decide } from './note.ts';
import { noteRest } from './note-rest.ts';
import type { Binding } from './page-context.ts';
import { addressOf, type PageContext, rangeOf } from './page-context.ts';

/** Converts every element of a page, or reports that a person has to. No attribute is lost without a note. */
export function migrateElements(page: PageContext): void {
  visit(page.tree, (node) => {
    // The parser has already reported unclosed tags.
    if (!isElement(node) || !isWhole(page, node)) return undefined;
    const { line } = rangeOf(page, node);
    const attributes = readAttributes(node);
    const outcome = migrateElement({ page, node, attributes, line });
    if (outcome === 'plain') migrateAttributes({ page, node, attributes: attributes.rest() });
    if (outcome === 'changed' || outcome === 'done') noteRest(page, node, attributes);
    return outcome === 'done' || outcome === 'removed' ? doneWith(node) : undefined;
  });
}

/** Tab items are finished, but not their content. */
const doneWith = (node: JsxElement) =>
  node.children.length > 0 && isItem(node) ? undefined : SKIP;

const isItem = ({ name }: JsxElement): boolean => name === 'TabItem';

const isElement = (node: Node): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function migrateElement(element: ElementContext): Outcome {
  const { page, node, line } = element;
  const { name } = node;
  if (name === null) return 'kept';
  const binding = page.bindings.get(name);
  const known = binding?.kind === 'theme' ? binding.name : binding === undefined ? name : undefined;
  const migrate = known === undefined ? undefined : ownValue(frameworkElements, known);
  if (migrate) return migrate(element);
  if (binding !== undefined && binding.kind !== 'theme') return migrateBound(element, binding);
  if (/^h[1-6]$/.test(name)) return migrateHeading(element);
  if (htmlElements.includes(name)) return 'plain';
  const component = ownValue(authorComponents, name);
  if (component === undefined) noteUnknown(page, node);
  for (const { name: attribute } of node.attributes.filter((it) => 'name' in it)) {
    if (component === undefined || Object.hasOwn(component.attributes, attribute)) continue;
    const allowed = Object.keys(component.attributes).join(', ') || 'none';
    const message = `<${name}> has no attribute "${attribute}" here: it has ${allowed}`;
    page.notes.push(decide(line, message));
  }
  return 'kept';
}

type OwnBinding = Exclude<Binding, { kind: 'theme' }>;

function migrateBound(
  { page, node, line, attributes }: ElementContext,
  binding: OwnBinding,
): Outcome {
  const address = binding.kind === 'component' ? undefined : addressOf(page, binding.path, 'shown');
  if (binding.kind === 'partial' && address !== undefined) {
    const partial = `<Partial ${printAttribute('src', address)} />`;
    const { closeStart, end } = tagRanges(page, node);
    if (closeStart < end) {
      replaceTags(page, node, { open: `${partial}\n\n`, close: '' });
      const message = `<${node.name}> is ${partial}, and what it held is below it: write it into the partial`;
      page.notes.push(decide(line, message));
    } else {
      replaceElement(page, node, partial);
      const message = `<${node.name}> is ${partial}`;
      const isBlock = node.type === 'mdxJsxFlowElement';
      const note = isBlock
        ? changed(line, message)
        : decide(line, `${message}: put it on a line of its own`);
      page.notes.push(note);
    }
    return 'changed';
  }
  if (binding.kind === 'image' && address !== undefined) {
    const alt = attributes.text('title') ?? attributes.text('alt') ?? '';
    const image = `<img ${printAttribute('src', address)} ${printAttribute('alt', alt)} />`;
    replaceElement(page, node, image);
    page.notes.push(decide(line, `<${node.name}> is an image now: say in its alt what it shows`));
    return 'done';
  }
  noteUnknown(page, node);
  return 'kept';
}

function noteUnknown(page: PageContext, node: JsxElement): void {
  const { line } = rangeOf(page, node);
  const isComponent = /^[A-Z]/.test(node.name ?? '');
  page.notes.push(
    decide(
      line,
      isComponent
        ? `there is no component <${node.name}> here: write it in src/ui/mdx, or say it in Markdown`
        : `there is no element <${node.name}> in content: use Markdown or a component`,
    ),
  );
}
