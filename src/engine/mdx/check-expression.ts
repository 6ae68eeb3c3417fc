import type { Node } from 'estree';

/** Globals that an expression in content may use besides its own parameters. */
export const expressionGlobals = [
  'undefined',
  'NaN',
  'Infinity',
  'Array',
  'Boolean',
  'Date',
  'Intl',
  'JSON',
  'Math',
  'Number',
  'Object',
  'String',
];

/** Undefined names in an expression, and element names in it. */
export function findUnknownNames(program: Node): { names: string[]; elements: string[] } {
  const used = new Set<string>();
  const declared = new Set(expressionGlobals);
  const elements = new Set<string>();

  const declare = (pattern: unknown): void => {
    walk(pattern, (node) => {
      if (node.type === 'Identifier') declared.add(String(node.name));
    });
  };
  walk(program, (node, parent, key) => {
    if (Array.isArray(node.params)) node.params.forEach(declare);
    if (node.type === 'VariableDeclarator') declare(node.id);
    if (node.type === 'JSXOpeningElement' && isNode(node.name)) {
      if (node.name.type === 'JSXIdentifier') elements.add(String(node.name.name));
    }
    const isName =
      parent?.computed !== true &&
      ((parent?.type === 'MemberExpression' && key === 'property') ||
        (parent?.type === 'Property' && key === 'key' && parent.shorthand !== true));
    if (node.type === 'Identifier' && !isName) used.add(String(node.name));
  });
  return {
    names: [...used].filter((name) => !declared.has(name)),
    elements: [...elements],
  };
}

interface AnyNode {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value;

function walk(
  value: unknown,
  enter: (node: AnyNode, parent?: AnyNode, key?: string) => void,
  parent?: AnyNode,
  key?: string,
): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, enter, parent, key);
  } else if (isNode(value)) {
    enter(value, parent, key);
    for (const [name, child] of Object.entries(value)) {
      if (typeof child === 'object') walk(child, enter, value, name);
    }
  }
}
