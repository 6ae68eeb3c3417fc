import { parseSync } from 'vite';

/** Reason for a hover. */
export type HoverRole =
  /** Declared here: its type is inferred, or other files use it. */
  | 'declaration'
  /** Used here: worth a hover if the library or the sample declares it. */
  | 'reference'
  /** An object key: worth a hover if a library documents it. */
  | 'option';

/** A name in a sample whose facts a reader may ask for. */
export interface HoverTarget {
  /** Offset of the name in the file, in UTF-16 units. */
  start: number;
  end: number;
  name: string;
  role: HoverRole;
  /** The kind of a variable's declaration. */
  keyword?: 'const' | 'let' | 'var' | undefined;
}

/** A parser node; its many specific types do not help to walk it. */
interface TreeNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** A candidate for a hover. */
interface Found {
  node: unknown;
  role: HoverRole;
  keyword?: HoverTarget['keyword'] | undefined;
}

/**
 * Names in a file that deserve a hover: imports, declarations, calls, members, options, and parameters with inferred
 * types. Sorted, without duplicates; empty if the file cannot be parsed.
 */
export function findHoverTargets({ name, code }: { name: string; code: string }): HoverTarget[] {
  const { program } = parseSync(name, code);
  const targets = new Map<number, HoverTarget>();
  // The parser's own types name every kind of node, which does not help to walk them all.
  for (const { node, ...found } of walk(program as unknown as TreeNode, true)) {
    if (!isNode(node) || typeof node.name !== 'string' || targets.has(node.start)) continue;
    if (node.type === 'PrivateIdentifier') continue;
    const end = node.start + node.name.length;
    targets.set(node.start, { start: node.start, end, name: node.name, ...found });
  }
  return [...targets.values()].sort((a, b) => a.start - b.start);
}

function isNode(value: unknown): value is TreeNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function childrenOf(node: TreeNode): TreeNode[] {
  return Object.values(node).flat().filter(isNode);
}

function* walk(node: TreeNode, isTopLevel: boolean): Generator<Found> {
  yield* namesOf(node, isTopLevel);
  const keepsLevel = node.type === 'Program' || node.type.startsWith('Export');
  for (const child of childrenOf(node)) yield* walk(child, isTopLevel && keepsLevel);
}

function namesOf(node: TreeNode, isTopLevel: boolean): Found[] {
  switch (node.type) {
    case 'ImportSpecifier':
      return [declared(node.imported), declared(node.local)];
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return [declared(node.local)];
    case 'VariableDeclaration':
      return namesOfVariables(node, isTopLevel);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [declared(node.id), ...namesOfParameters(node)];
    case 'ClassDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSEnumDeclaration':
      return [declared(node.id)];
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return node.computed ? [] : [declared(node.key)];
    case 'Property':
      return namesOfProperty(node);
    case 'MemberExpression':
      return node.computed ? [] : [used(node.property)];
    case 'JSXMemberExpression':
      return [used(node.property)];
    case 'CallExpression':
    case 'NewExpression':
      return [used(node.callee)];
    case 'TaggedTemplateExpression':
      return [used(node.tag)];
    case 'JSXOpeningElement': {
      const isComponent = isNode(node.name) && /^[A-Z]/.test(String(node.name.name));
      return isComponent ? [used(node.name)] : [];
    }
    case 'TSTypeReference':
      return [used(node.typeName)];
    case 'TSTypeQuery':
      return [used(node.exprName)];
    case 'TSQualifiedName':
      return [used(node.right)];
    default:
      return [];
  }
}

function declared(node: unknown): Found {
  return { node, role: 'declaration' };
}

function used(node: unknown): Found {
  return { node, role: 'reference' };
}

/** Literals are obvious; readers want to know the result of a call, or a part of a value. */
function namesOfVariables(node: TreeNode, isTopLevel: boolean): Found[] {
  const keyword = node.kind as HoverTarget['keyword'];
  return (node.declarations as TreeNode[]).flatMap(({ id, init }) => {
    const isFunction = isNode(init) && /Function/.test(init.type);
    const isPart = isNode(id) && /Pattern$/.test(id.type);
    if (!isNode(init) || !(isPart || hasCall(init) || (isTopLevel && isFunction))) return [];
    return bindingNames(id).map((name) => ({ ...declared(name), keyword }));
  });
}

/** Whether an expression's value comes from a call, ignoring calls in nested functions. */
function hasCall(node: TreeNode): boolean {
  if (/^(?:Call|New|Await|TaggedTemplate|Member)Expression$/.test(node.type)) return true;
  if (/Function/.test(node.type) || node.type.startsWith('TS')) return false;
  return childrenOf(node).some(hasCall);
}

/** Parameters without a type annotation, whose type is inferred from the context. */
function namesOfParameters({ params }: TreeNode): Found[] {
  const list = Array.isArray(params) ? params : isNode(params) ? childrenOf(params) : [];
  return list
    .filter(isNode)
    .filter(({ typeAnnotation }) => !isNode(typeAnnotation))
    .flatMap((parameter) => bindingNames(parameter).map(declared));
}

function namesOfProperty({ computed, key, value, shorthand }: TreeNode): Found[] {
  if (computed || !isNode(value) || /Pattern$/.test(value.type)) return [];
  const isOwn = !shorthand && (/Function/.test(value.type) || hasCall(value));
  return [isOwn ? declared(key) : { node: key, role: 'option' }];
}

/** Names bound by a pattern: `{ a, b: [c], ...d } = x` -> a, c, d. */
function bindingNames(pattern: unknown): TreeNode[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return (pattern.properties as TreeNode[]).flatMap((property) =>
        bindingNames(property.type === 'Property' ? property.value : property),
      );
    case 'ArrayPattern':
      return (pattern.elements as unknown[]).flatMap(bindingNames);
    case 'AssignmentPattern':
      return isNode(pattern.typeAnnotation) ? [] : bindingNames(pattern.left);
    case 'RestElement':
      return bindingNames(pattern.argument);
    default:
      return [];
  }
}
