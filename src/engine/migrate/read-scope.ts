import { posix } from 'node:path';
import type { FileNote } from './note.ts';
import {
  isNode,
  type LiteralContext,
  nameOf,
  nodesOf,
  readLiteral,
  type SyntaxNode,
  UNKNOWN,
} from './read-literal.ts';
import type { Place, Places } from './source-data.ts';

/** The exports of a module. */
export interface ModuleExports {
  value: unknown;
  named: Readonly<Record<string, unknown>>;
}

/** The file being read. */
export interface ModuleFile {
  places: Places;
  placeOf(node: SyntaxNode): Place;
  /** The source text of a node, for messages. */
  textOf(node: SyntaxNode): string;
  note(node: SyntaxNode, message: string, kind?: FileNote['kind']): void;
  /** The exports of another module, by import path. */
  load(path: string): ModuleExports;
  /**
   * The return value of a function.
   *
   * @param args its arguments
   */
  run(fn: SyntaxNode, scope: Scope, args: readonly unknown[]): unknown;
}

/** Names in a module or function. */
export interface Scope {
  file: ModuleFile;
  declare(name: string, value: () => unknown): void;
  declareFunction(name: string, fn: SyntaxNode): void;
  functionOf(node: unknown): SyntaxNode | undefined;
  lookUp(name: string): unknown;
  read(node: unknown): unknown;
}

/** Maximum depth of nested calls. */
const MAX_DEPTH = 20;

export function createScope(
  file: ModuleFile,
  parent?: Scope,
  depth = 0,
): Scope & { depth: number } {
  const values = new Map<string, () => unknown>();
  const functions = new Map<string, SyntaxNode>();
  const scope: Scope & { depth: number } = {
    file,
    depth,
    declare: (name, value) => {
      // A circular definition has no value.
      let isReading = false;
      let result: { value: unknown } | undefined;
      values.set(name, () => {
        if (result === undefined && !isReading) {
          isReading = true;
          result = { value: value() };
          isReading = false;
        }
        return result === undefined ? UNKNOWN : result.value;
      });
    },
    declareFunction: (name, fn) => void functions.set(name, fn),
    functionOf: (node) => {
      if (!isNode(node)) return undefined;
      if (isFunction(node)) return node;
      if (node.type === 'ParenthesizedExpression') return scope.functionOf(node.expression);
      if (node.type !== 'Identifier') return undefined;
      return functions.get(String(node.name)) ?? parent?.functionOf(node);
    },
    lookUp: (name) => {
      const value = values.get(name);
      if (value !== undefined) return value();
      if (parent !== undefined) return parent.lookUp(name);
      return name === '__dirname' ? '.' : UNKNOWN;
    },
    read: (node) => readLiteral(node, context),
  };
  const context: LiteralContext = {
    lookUp: scope.lookUp,
    call: (node, read) => readCall({ node, read, scope, isTooDeep: depth > MAX_DEPTH }),
    onGuess: (node) =>
      file.note(
        node,
        `${file.textOf(node)} is decided when the module runs: the part that is written down was taken`,
      ),
    onPart: ({ holder, key, node, spread }) => {
      const parts = file.places.get(holder) ?? new Map<string, Place>();
      parts.set(key, (spread && file.places.get(spread)?.get(key)) ?? file.placeOf(node));
      file.places.set(holder, parts);
    },
  };
  return scope;
}

export const isFunction = ({ type }: SyntaxNode): boolean =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(type);

/** The few known calls and their results. */
function readCall(options: {
  node: SyntaxNode;
  read: (inner: unknown) => unknown;
  scope: Scope;
  isTooDeep: boolean;
}): unknown {
  const { node, read, scope, isTooDeep } = options;
  const args = nodesOf(node.arguments);
  const callee = nameOf(node.callee);
  const fn = scope.functionOf(node.callee);
  if (fn !== undefined) return isTooDeep ? UNKNOWN : scope.file.run(fn, scope, args.map(read));
  if (callee === 'require.resolve') return read(args[0]);
  if (callee === 'require') {
    const path = read(args[0]);
    return typeof path === 'string' ? resultOfRequire(scope.file.load(path)) : UNKNOWN;
  }
  if (callee === 'path.join' || callee === 'path.resolve') {
    const parts = args.map(read);
    return parts.every((part) => typeof part === 'string') ? posix.join('.', ...parts) : UNKNOWN;
  }
  if (callee === 'Object.assign') {
    const properties = args.map((argument) => ({ type: 'SpreadElement', argument }));
    return read({ type: 'ObjectExpression', start: node.start, properties });
  }
  if (callee === 'Object.freeze') return read(args[0]);
  return readFiltered({ node, read, args });
}

/** `[…].filter(Boolean)` removes disabled parts. */
function readFiltered(options: {
  node: SyntaxNode;
  read: (inner: unknown) => unknown;
  args: SyntaxNode[];
}): unknown {
  const { node, read, args } = options;
  const { callee } = node;
  if (!isNode(callee) || callee.type !== 'MemberExpression') return UNKNOWN;
  if (!isNode(callee.property) || callee.property.name !== 'filter') return UNKNOWN;
  if (nameOf(args[0]) !== 'Boolean') return UNKNOWN;
  return read(callee.object);
}

/** The result of `require` for a module. */
export const resultOfRequire = ({ value, named }: ModuleExports): unknown =>
  value === UNKNOWN && Object.keys(named).length > 0 ? named : value;
