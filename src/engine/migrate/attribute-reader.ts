import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { textOf } from './fields.ts';
import { expressionOf, type JsxElement, readAttribute } from './jsx-edits.ts';
import { isNode, nodesOf, readLiteral } from './read-literal.ts';

/**
 * The attributes of an element, which remember who has asked for them. Those that nobody has are `rest`: so no list of
 * attributes that get lost has to be kept.
 */
export interface AttributeReader {
  /** The attribute, which counts as read. */
  take(name: string): MdxJsxAttribute | undefined;
  has(name: string): boolean;
  /** Its text, also from `translate({ message: '…' })`; an attribute that is no text stays unread. */
  text(name: string): string | undefined;
  /** Its value, as far as it is written down; one that is not stays unread. */
  value(name: string): unknown;
  rest(): JsxElement['attributes'];
}

export function readAttributes(node: JsxElement): AttributeReader {
  const taken = new Set<JsxElement['attributes'][number]>();
  const find = (name: string): MdxJsxAttribute | undefined =>
    // The last one of a name is the one that counts.
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
