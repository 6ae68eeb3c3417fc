import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { textOf } from './fields.ts';
import { expressionOf, type JsxElement, readAttribute } from './jsx-edits.ts';
import { isNode, nodesOf, readLiteral } from './read-literal.ts';

/**
 * The attributes of an element, tracking which ones were read. The unread ones are `rest`, so no list of ignored
 * attributes is needed.
 */
export interface AttributeReader {
  /** The attribute, which then counts as read. */
  take(name: string): MdxJsxAttribute | undefined;
  has(name: string): boolean;
  /** Its text, also from `translate({ message: '…' })`; an attribute without literal text stays unread. */
  text(name: string): string | undefined;
  /** Its literal value; an attribute without one stays unread. */
  value(name: string): unknown;
  rest(): JsxElement['attributes'];
}

export function readAttributes(node: JsxElement): AttributeReader {
  const taken = new Set<JsxElement['attributes'][number]>();
  const find = (name: string): MdxJsxAttribute | undefined =>
    // Of duplicates, the last one applies.
    node.attributes.findLast(
      (attribute): attribute is MdxJsxAttribute =>
        attribute.type === 'mdxJsxAttribute' && attribute.name === name,
    );
  const take = (name: string): MdxJsxAttribute | undefined => {
    const attribute = find(name);
    if (attribute !== undefined) taken.add(attribute);
    return attribute;
  };
  return {
    take,
    has: (name) => find(name) !== undefined,
    text: (name) => {
      const attribute = find(name);
      const text = attribute && textAttribute(attribute);
      if (text !== undefined) take(name);
      return textOf(text);
    },
    value: (name) => {
      const attribute = find(name);
      const value = attribute && readAttribute(attribute);
      if (typeof value !== 'symbol') take(name);
      return value;
    },
    rest: () => node.attributes.filter((attribute) => !taken.has(attribute)),
  };
}

function textAttribute(attribute: MdxJsxAttribute): string | undefined {
  const value = readAttribute(attribute);
  if (typeof value === 'string') return value;
  const expression = expressionOf(attribute);
  if (expression?.type !== 'CallExpression' || !isNode(expression.callee)) return undefined;
  if (expression.callee.name !== 'translate') return undefined;
  const [first] = nodesOf(expression.arguments);
  const message = nodesOf(first?.properties).find(
    ({ key }) => isNode(key) && (key.name ?? key.value) === 'message',
  );
  const text = readLiteral(message?.value);
  return typeof text === 'string' ? text : undefined;
}
