import type { ESTree } from 'vite';
import { type Position, positionAt } from './position.ts';

type Node = ESTree.Expression | ESTree.Declaration | ESTree.Node;

/**
 * Finds a value in the default export of a module of data, by walking its text: through
 * `defineX(…)`, `satisfies`, constants of the module, objects and lists.
 *
 * @param path keys and indexes that lead to the value
 * @param part whether the key or the value is meant
 * @returns the place of the deepest part that is there; nothing where the text cannot be parsed
 */
export async function locateInModule(options: {
  source: string;
  path: (string | number)[];
  part: 'key' | 'value';
}): Promise<Position | undefined> {
  const { source, path, part } = options;
  // Only needed where something is wrong.
  const { parseAst } = await import('vite');
  let program: ESTree.Program;
  try {
    program = parseAst(source, { lang: 'ts', astType: 'ts' });
  } catch {
    return undefined;
  }
  const constants = constantsOf(program);
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  if (exported === undefined) return undefined;
  let node = unwrap(exported.declaration, constants);
  let place: number = node.start;
  for (const [index, key] of path.entries()) {
    const found = child(node, key);
    if (found === undefined) break;
    place = part === 'key' && index === path.length - 1 ? found.place : found.value.start;
    node = unwrap(found.value, constants);
  }
  return positionAt(source, place);
}

function child(node: Node, key: string | number): { place: number; value: Node } | undefined {
  if (node.type === 'ArrayExpression' && typeof key === 'number') {
    const elements = node.elements.slice(0, key + 1);
    // What stands behind a spread cannot be counted.
    if (elements.some((element) => element?.type === 'SpreadElement')) return undefined;
    const element = elements[key];
    return element ? { place: element.start, value: element } : undefined;
  }
  if (node.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed) continue;
    const name =
      property.key.type === 'Identifier'
        ? property.key.name
        : property.key.type === 'Literal'
          ? String(property.key.value)
          : undefined;
    if (name === String(key)) return { place: property.start, value: property.value };
  }
  return undefined;
}

/** The expression behind casts, `defineX(…)` and names of constants. */
function unwrap(node: Node, constants: Map<string, Node>): Node {
  let current = node;
  // A constant may refer to itself in wrong code: the number of steps is bounded.
  for (let step = 0; step < 20; step += 1) {
    switch (current.type) {
      case 'TSSatisfiesExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
        current = current.expression;
        break;
      case 'CallExpression': {
        const [argument] = current.arguments;
        if (argument === undefined) return current;
        current = argument;
        break;
      }
      case 'Identifier': {
        const value = constants.get(current.name);
        if (value === undefined) return current;
        current = value;
        break;
      }
      default:
        return current;
    }
  }
  return current;
}

function constantsOf(program: ESTree.Program): Map<string, Node> {
  const constants = new Map<string, Node>();
  for (const node of program.body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    }
  }
  return constants;
}
