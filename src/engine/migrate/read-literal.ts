/** Represents every value that is known only by running code. */
export const UNKNOWN = Symbol('unknown');

/** A syntax tree node of any parser. */
export interface SyntaxNode {
  type: string;
  start?: number;
  end?: number;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Nodes of a list that may have holes. */
export const nodesOf = (value: unknown): SyntaxNode[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

/** Context of an expression. */
export interface LiteralContext {
  /** Value of a name. */
  lookUp?: (name: string) => unknown;
  /** Value of a call. */
  call?: (node: SyntaxNode, read: (inner: unknown) => unknown) => unknown;
  /**
   * Called for every part of an object or list, with its position.
   *
   * @param spread the object that contributed it
   */
  onPart?: (part: { holder: object; key: string; node: SyntaxNode; spread?: object }) => void;
  /** Called for a part that was chosen although it depends on running code. */
  onGuess?: (node: SyntaxNode) => void;
}

/**
 * The literal value of an expression. Nothing is run: calls, conditions and unknown names are `UNKNOWN`, anywhere in
 * the value.
 */
export function readLiteral(node: unknown, context: LiteralContext = {}, depth = 0): unknown {
  if (!isNode(node) || depth > 50) return UNKNOWN;
  const read = (inner: unknown) => readLiteral(inner, context, depth + 1);
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? UNKNOWN : 'value' in node ? node.value : UNKNOWN;
    case 'TemplateLiteral':
      return readTemplate(node, read);
    case 'ArrayExpression':
      return readArray({ node, context, read });
    case 'ObjectExpression':
      return readObject({ node, context, read });
    case 'Identifier':
      if (node.name === 'undefined') return undefined;
      return context.lookUp ? context.lookUp(String(node.name)) : UNKNOWN;
    case 'MemberExpression':
      return readMember(node, read);
    case 'CallExpression':
      return context.call ? context.call(node, read) : UNKNOWN;
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
    case 'LogicalExpression':
      return readChoice({ node, context, read });
    case 'ConditionalExpression': {
      const test = read(node.test);
      return test === UNKNOWN ? UNKNOWN : read(test ? node.consequent : node.alternate);
    }
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
      return read(node.expression);
    default:
      return UNKNOWN;
  }
}

type Read = (inner: unknown) => unknown;

interface ReadOptions {
  node: SyntaxNode;
  context: LiteralContext;
  read: Read;
}

function readTemplate(node: SyntaxNode, read: Read): unknown {
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

function readArray({ node, context, read }: ReadOptions): unknown[] {
  const list: unknown[] = [];
  for (const element of nodesOf(node.elements)) {
    const isSpread = element.type === 'SpreadElement';
    const value = read(isSpread ? element.argument : element);
    const values = isSpread ? (Array.isArray(value) ? value : [UNKNOWN]) : [value];
    for (const item of values) {
      context.onPart?.({ holder: list, key: String(list.length), node: element });
      list.push(item);
    }
  }
  return list;
}

/** An unknown spread gets a name that is never read, so that it is reported. */
function readObject({ node, context, read }: ReadOptions): unknown {
  const entries = new Map<string, unknown>();
  const parts = new Map<string, { node: SyntaxNode; spread?: object }>();
  for (const property of nodesOf(node.properties)) {
    if (property.type === 'SpreadElement') {
      const spread = read(property.argument);
      if (typeof spread === 'object' && spread !== null) {
        for (const [key, value] of Object.entries(spread)) {
          entries.set(key, value);
          parts.set(key, { node: property, spread });
        }
      } else if (spread === UNKNOWN) {
        entries.set(`...${nameOf(property.argument)}`, UNKNOWN);
        parts.set(`...${nameOf(property.argument)}`, { node: property });
      }
      continue;
    }
    const { key, computed, value } = property;
    if (!isNode(key)) continue;
    const name = computed ? read(key) : (key.name ?? key.value);
    const isName = typeof name === 'string' || typeof name === 'number';
    entries.set(isName ? String(name) : '[…]', isName ? read(value) : UNKNOWN);
    parts.set(isName ? String(name) : '[…]', { node: property });
  }
  const object = Object.fromEntries(entries);
  for (const [key, part] of parts) context.onPart?.({ holder: object, key, ...part });
  return object;
}

function readMember(node: SyntaxNode, read: Read): unknown {
  const holder = read(node.object);
  const key = node.computed ? read(node.property) : isNode(node.property) && node.property.name;
  if (typeof holder !== 'object' || holder === null) return UNKNOWN;
  if (typeof key !== 'string' && typeof key !== 'number') return UNKNOWN;
  return Object.hasOwn(holder, key) ? Reflect.get(holder, key) : UNKNOWN;
}

/** `known(1) || 'https://example.com'`: if only the second part is a literal, it is used. */
function readChoice({ node, context, read }: ReadOptions): unknown {
  const left = read(node.left);
  if (node.operator === '&&') return left === UNKNOWN ? UNKNOWN : left ? read(node.right) : left;
  if (left !== UNKNOWN) {
    const isTaken = node.operator === '??' ? left !== undefined && left !== null : Boolean(left);
    return isTaken ? left : read(node.right);
  }
  const right = read(node.right);
  if (right !== UNKNOWN) context.onGuess?.(node);
  return right;
}

/** `a.b.c` as written; empty for other expressions. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return String(node.name);
  if (node.type === 'CallExpression') return `${nameOf(node.callee)}()`;
  if (node.type !== 'MemberExpression' || !isNode(node.property) || node.computed) return '';
  const holder = nameOf(node.object);
  return holder === '' ? '' : `${holder}.${String(node.property.name)}`;
}
