import type { Expression } from 'estree';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Node, Position } from 'unist';
import type { MdxComponentProps } from '#shared/mdx-components.ts';

/** A JSON value; props of content components contain nothing else. */
type Plain = string | number | boolean | null | undefined | Plain[] | { [key: string]: Plain };

/** A component element in content; undefined props are left out. */
export function componentNode<Name extends keyof MdxComponentProps>({
  name,
  props,
  children = [],
  position,
}: {
  name: Name;
  props: MdxComponentProps[Name];
  children?: Node[];
  position?: Position | undefined;
}): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props as Record<string, Plain>)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => plainAttribute(key, value)),
    children: children as MdxJsxFlowElement['children'],
    position,
  };
}

/** An attribute with a plain value. */
export function plainAttribute(name: string, value: unknown): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression: plainExpression(value as Plain) }],
        },
      },
    },
  };
}

function plainExpression(value: Plain): Expression {
  if (Array.isArray(value)) {
    return { type: 'ArrayExpression', elements: value.map(plainExpression) };
  }
  if (typeof value === 'object' && value !== null) {
    return {
      type: 'ObjectExpression',
      properties: Object.entries(value)
        .filter(([, inner]) => inner !== undefined)
        .map(([key, inner]) => ({
          type: 'Property',
          kind: 'init',
          method: false,
          shorthand: false,
          computed: false,
          key: { type: 'Literal', value: key },
          value: plainExpression(inner),
        })),
    };
  }
  return { type: 'Literal', value: value ?? null };
}
