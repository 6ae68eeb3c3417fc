/** Stands for everything that code has to be run for. */
export const UNKNOWN = Symbol('unknown');

/** A node of a syntax tree, whoever parsed it. */
export interface SyntaxNode {
  type: string;
  start?: number;
  end?: number;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Nodes in a list that may have holes. */
export const nodesOf = (value: unknown): SyntaxNode[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

/**
 * The value that an expression writes down. Nothing is run: calls, conditions and unknown names are `UNKNOWN`,
 * wherever in the value they are.
 *
 * @param names constants that the expression may name
 */
export function readLiteral(
  node: unknown,
  names: ReadonlyMap<string, SyntaxNode> = new Map(),
  depth = 0,
): unknown {
  if (!isNode(node) || depth > 50) return UNKNOWN;
  const read = (inner: unknown) => readLiteral(inner, names, depth + 1);
  switch (node.type) {
    case 'Literal':
      return 'value' in node ? node.value : UNKNOWN;
    case 'TemplateLiteral':
      return readTemplate(node, read);
    case 'ArrayExpression':
      return nodesOf(node.elements).flatMap((element) => {
        if (element.type !== 'SpreadElement') return [read(element)];
        const spread = read(element.argument);
        return Array.isArray(spread) ? spread : [UNKNOWN];
      });
    case 'ObjectExpression':
      return readObject(node, read);
    case 'Identifier': {
      if (node.name === 'undefined') return undefined;
      const known = names.get(String(node.name));
      return known === undefined ? UNKNOWN : read(known);
    }
    case 'UnaryExpression': {
      const value = read(node.argument);
      if (node.operator === '!' && typeof value !== 'symbol') return !value;
      return node.operator === '-' && typeof value === 'number' ? -value : UNKNOWN;
    }
    case 'BinaryExpression': {
      const [left, right] = [read(node.left), read(node.right)];
      const isText = typeof left === 'string' && typeof right === 'string';
      return node.operator === '+' && isText ? left + right : UNKNOWN;
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return read(node.expression);
    default:
      return UNKNOWN;
  }
}

function readTemplate(node: SyntaxNode, read: (inner: unknown) => unknown): unknown {
  const values = nodesOf(node.expressions).map(read);
  if (values.some((value) => typeof value !== 'string' && typeof value !== 'number'))
    return UNKNOWN;
  return nodesOf(node.quasis)
    .map((quasi, index) => {
      const { cooked } = quasi.value as { cooked: string };
      return cooked + (index < values.length ? String(values[index]) : '');
    })
    .join('');
}

function readObject(node: SyntaxNode, read: (inner: unknown) => unknown): unknown {
  const entries: [string, unknown][] = [];
  for (const property of nodesOf(node.properties)) {
    if (property.type === 'SpreadElement') {
      const spread = read(property.argument);
      if (typeof spread === 'object' && spread !== null) entries.push(...Object.entries(spread));
      continue;
    }
    const { key, computed, value } = property;
    if (!isNode(key)) continue;
    const name = computed ? read(key) : (key.name ?? key.value);
    if (typeof name === 'string' || typeof name === 'number')
      entries.push([String(name), read(value)]);
  }
  return Object.fromEntries(entries);
}
