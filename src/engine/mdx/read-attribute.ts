import type { Expression, Property } from 'estree';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/**
 * The value of an attribute written as text or added by the engine with `plainAttribute`; undefined for an expression
 * that would have to be evaluated.
 */
export function readAttribute(
  { attributes }: Pick<MdxJsxFlowElement | MdxJsxTextElement, 'attributes'>,
  name: string,
): unknown {
  const attribute = attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name);
  const value = attribute?.value;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const statement = value.data?.estree?.body[0];
  return statement?.type === 'ExpressionStatement' ? plainValue(statement.expression) : undefined;
}

/** The same for attributes that must be text. */
export function readText(
  node: Parameters<typeof readAttribute>[0],
  name: string,
): string | undefined {
  const value = readAttribute(node, name);
  return typeof value === 'string' ? value : undefined;
}

function plainValue(expression: Expression): unknown {
  if (expression.type === 'Literal') return expression.value;
  if (expression.type === 'ArrayExpression') {
    return expression.elements.map((it) =>
      it === null || it.type === 'SpreadElement' ? undefined : plainValue(it),
    );
  }
  if (expression.type !== 'ObjectExpression') return undefined;
  const properties = expression.properties.filter((it): it is Property => it.type === 'Property');
  return Object.fromEntries(
    properties.map(({ key, value }) => [
      key.type === 'Literal' ? String(key.value) : key.type === 'Identifier' ? key.name : '',
      plainValue(value as Expression),
    ]),
  );
}
