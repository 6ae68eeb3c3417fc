import { parseSync } from 'vite';

/** Why a name gets a hover. */
export type HoverRole =
  /** Declared here: its type is inferred, or it is what the sample offers others. */
  | 'declaration'
  /** Used here: worth a hover if the library or the sample declares it. */
  | 'reference'
  /** A key of an object: worth one where a library says what the key means. */
  | 'option';

export interface HoverTarget {
  /** Offset of the name in the file, in UTF-16 units. */
  start: number;
  end: number;
  name: string;
  role: HoverRole;
  /** How a variable is declared. */
  keyword?: 'const' | 'let' | 'var';
}

/** A node of the parser's tree; its many types are of no use for walking it. */
interface TreeNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * The names in a file that deserve a hover: what it imports and declares, what it calls, members,
 * options and parameters whose types are inferred. Sorted, no place twice; none where the file
 * cannot be parsed.
 */
export function findHoverTargets({ name, code }: { name: string; code: string }): HoverTarget[] {
  const { program } = parseSync(name, code);
  const targets = new Map<number, HoverTarget>();
  const add: AddTarget = (node, role, keyword) => {
    if (!isNode(node) || typeof node.name !== 'string' || targets.has(node.start)) return;
    if (node.type === 'PrivateIdentifier') return;
    const end = node.start + node.name.length;
    const target = { start: node.start, end, name: node.name, role };
    targets.set(node.start, keyword ? { ...target, keyword } : target);
  };
  walk({ node: program as unknown as TreeNode, isTopLevel: true, add });
  return [...targets.values()].sort((a, b) => a.start - b.start);
}

type AddTarget = (node: unknown, role: HoverRole, keyword?: HoverTarget['keyword']) => void;

function isNode(value: unknown): value is TreeNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function childrenOf(node: TreeNode): TreeNode[] {
  return Object.values(node).flat().filter(isNode);
}

function walk(options: { node: TreeNode; isTopLevel: boolean; add: AddTarget }): void {
  const { node, isTopLevel, add } = options;
  visit({ node, isTopLevel, add });
  const keepsLevel = node.type === 'Program' || node.type.startsWith('Export');
  for (const child of childrenOf(node)) {
    walk({ node: child, isTopLevel: isTopLevel && keepsLevel, add });
  }
}

function visit({ node, isTopLevel, add }: Parameters<typeof walk>[0]): void {
  switch (node.type) {
    case 'ImportSpecifier':
      add(node.imported, 'declaration');
      return add(node.local, 'declaration');
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return add(node.local, 'declaration');
    case 'VariableDeclaration':
      return visitVariables({ node, isTopLevel, add });
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      add(node.id, 'declaration');
      return visitParameters({ node, add });
    case 'ClassDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSEnumDeclaration':
      return add(node.id, 'declaration');
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return node.computed ? undefined : add(node.key, 'declaration');
    case 'Property':
      return visitProperty({ node, add });
    case 'MemberExpression':
      return node.computed ? undefined : add(node.property, 'reference');
    case 'JSXMemberExpression':
      return add(node.property, 'reference');
    case 'CallExpression':
    case 'NewExpression':
      return add(node.callee, 'reference');
    case 'TaggedTemplateExpression':
      return add(node.tag, 'reference');
    case 'JSXOpeningElement':
      return isNode(node.name) && /^[A-Z]/.test(String(node.name.name))
        ? add(node.name, 'reference')
        : undefined;
    case 'TSTypeReference':
      return add(node.typeName, 'reference');
    case 'TSTypeQuery':
      return add(node.exprName, 'reference');
    case 'TSQualifiedName':
      return add(node.right, 'reference');
  }
}

/** Literals say themselves what they are; what a call gives back is what readers ask about. */
function visitVariables({ node, isTopLevel, add }: Parameters<typeof walk>[0]): void {
  const keyword = node.kind as HoverTarget['keyword'];
  for (const declarator of node.declarations as TreeNode[]) {
    const { init } = declarator;
    const isFunction = isNode(init) && /Function/.test(init.type);
    if (isNode(init) && (hasCall(init) || (isTopLevel && isFunction))) {
      for (const name of bindingNames(declarator.id)) add(name, 'declaration', keyword);
    }
  }
}

/** Whether the value of an expression comes from a call, not counting those in nested functions. */
function hasCall(node: TreeNode): boolean {
  if (/^(?:Call|New|Await|TaggedTemplate|Member)Expression$/.test(node.type)) return true;
  if (/Function/.test(node.type) || node.type.startsWith('TS')) return false;
  return childrenOf(node).some(hasCall);
}

/** Parameters without a written type: theirs is inferred from where the function is used. */
function visitParameters({ node, add }: { node: TreeNode; add: AddTarget }): void {
  const { params } = node;
  const list = Array.isArray(params) ? params : isNode(params) ? childrenOf(params) : [];
  for (const parameter of list.filter(isNode)) {
    if (isNode(parameter.typeAnnotation)) continue;
    for (const name of bindingNames(parameter)) add(name, 'declaration');
  }
}

function visitProperty({ node, add }: { node: TreeNode; add: AddTarget }): void {
  const { computed, key, value, shorthand } = node;
  if (computed || !isNode(value) || /Pattern$/.test(value.type)) return;
  const isOwn = !shorthand && (/Function/.test(value.type) || hasCall(value));
  add(key, isOwn ? 'declaration' : 'option');
}

/** The names that a pattern binds: `{ a, b: [c], ...d } = x` -> a, c, d. */
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
