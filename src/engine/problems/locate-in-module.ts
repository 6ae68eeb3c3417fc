import type { ESTree } from 'vite';
import { type Position, positionAt } from './position.ts';

/** A node of a data module. Its offsets refer to the text. */
export type DataNode = ESTree.Expression | ESTree.Declaration | ESTree.Node;

/**
 * Finds a value in the default export of a data module by walking its syntax tree: through `defineX(…)`, `satisfies`,
 * constants of the module, objects and lists.
 *
 * @param path keys and indexes of the value
 * @param part whether to locate the key or the value
 * @returns the position of the deepest part that exists; undefined if the text cannot be parsed
 */
export async function locateInModule(options: {
  source: string;
  path: (string | number)[];
  part: 'key' | 'value';
}): Promise<Position | undefined> {
  return (await findInModule({ ...options, name: 'default' }))?.position;
}

/** A value that a data module imports from another one. */
interface ImportedValue {
  /** As written: `./content/bundles.ts`. */
  from: string;
  /** The name of the export. */
  name: string;
  /** The rest of the path, inside of that value. */
  path: (string | number)[];
}

/**
 * Finds a value like `locateInModule`, but in any export.
 *
 * @returns also where to continue if the value is imported
 */
export async function findInModule(options: {
  source: string;
  name: string;
  path: (string | number)[];
  part: 'key' | 'value';
}): Promise<{ position: Position; imported?: ImportedValue } | undefined> {
  const { source, name, path, part } = options;
  const data = await parseDataModule(source, name);
  if (data === undefined) return undefined;
  let node = data.value;
  let place: number = node.start;
  let steps = 0;
  for (const [index, key] of path.entries()) {
    const found = childOf(node, key);
    if (found === undefined) break;
    const isKey = part === 'key' && index === path.length - 1;
    place = isKey ? found.place : found.value.start;
    if (isKey) return { position: positionAt(source, place) };
    node = data.unwrap(found.value);
    steps = index + 1;
  }
  const imported = node.type === 'Identifier' ? data.imports.get(node.name) : undefined;
  return {
    position: positionAt(source, place),
    ...(imported ? { imported: { ...imported, path: path.slice(steps) } } : {}),
  };
}

/** The syntax tree of a data module. */
export interface DataModuleTree {
  /** The default export, unwrapped. */
  value: DataNode;
  /** The expression inside casts and `defineX(…)`, or behind a constant's name. */
  unwrap(node: DataNode): DataNode;
  /** Imported names, with the module and the name of the export there. */
  imports: ReadonlyMap<string, { from: string; name: string }>;
}

/**
 * Parses a module that exports data.
 *
 * @param name the export, by default the default one
 * @returns undefined if its text cannot be parsed, or has no such export
 */
export async function parseDataModule(
  source: string,
  name = 'default',
): Promise<DataModuleTree | undefined> {
  // Only needed for problems and changes.
  const { parseAst } = await import('vite');
  let program: ESTree.Program;
  try {
    program = parseAst(source, { lang: 'ts', astType: 'ts' });
  } catch {
    return undefined;
  }
  const constants = constantsOf(program);
  const exported =
    name === 'default'
      ? program.body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration
      : constants.get(name);
  if (exported === undefined) return undefined;
  return {
    value: unwrap(exported, constants),
    unwrap: (node) => unwrap(node, constants),
    imports: importsOf(program),
  };
}

/** The value of a key or index, and the position of its property. */
export function childOf(
  node: DataNode,
  key: string | number,
): { place: number; value: DataNode } | undefined {
  if (node.type === 'ArrayExpression' && typeof key === 'number') {
    const elements = node.elements.slice(0, key + 1);
    // Elements after a spread cannot be counted.
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

function unwrap(node: DataNode, constants: Map<string, DataNode>): DataNode {
  let current = node;
  // In invalid code a constant may refer to itself, so the number of steps is limited.
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

function constantsOf(program: ESTree.Program): Map<string, DataNode> {
  const constants = new Map<string, DataNode>();
  for (const node of program.body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    }
  }
  return constants;
}

function importsOf(program: ESTree.Program): Map<string, { from: string; name: string }> {
  const imports = new Map<string, { from: string; name: string }>();
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') continue;
    const from = node.source.value;
    for (const specifier of node.specifiers) {
      const { type, local } = specifier;
      if (type === 'ImportDefaultSpecifier') imports.set(local.name, { from, name: 'default' });
      if (type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
      imports.set(local.name, { from, name: specifier.imported.name });
    }
  }
  return imports;
}
