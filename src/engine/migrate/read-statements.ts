import { isNode, nameOf, nodesOf, type SyntaxNode, UNKNOWN } from './read-literal.ts';
import { createScope, isFunction, resultOfRequire, type Scope } from './read-scope.ts';

/** Statements that change no value. */
const silent =
  /^(?:Import|Export\w*|Variable|Function|Class|TS\w*|Return|Empty)(?:Declaration|Statement)$|^TS/;

/**
 * Reads statements in order: declarations, and assignments to parts of declared names. Everything else is reported,
 * because it is not run.
 *
 * @param options.assign receives assignments to undeclared names, such as `module.exports`
 */
export function readStatements(options: {
  statements: SyntaxNode[];
  scope: Scope;
  assign?: (target: string, value: SyntaxNode) => boolean;
}): void {
  const { statements, scope, assign = () => false } = options;
  for (const statement of statements) {
    declareNames(statement, scope);
    if (isNode(statement.declaration)) declareNames(statement.declaration, scope);
  }
  for (const statement of statements) {
    if (silent.test(statement.type)) continue;
    const { expression } = statement;
    const isDirective = isNode(expression) && expression.type === 'Literal';
    if (isDirective || (isNode(expression) && readExpression({ expression, scope, assign })))
      continue;
    scope.file.note(
      statement,
      `${scope.file.textOf(statement)} is not run: if it changes what the module exports, do so here`,
    );
  }
}

/**
 * The return value of a function.
 *
 * @param args its known arguments
 */
export function readFunction(
  fn: SyntaxNode,
  parent: Scope,
  args: readonly unknown[] = [],
): unknown {
  const depth = 'depth' in parent ? Number(parent.depth) + 1 : 1;
  const scope = createScope(parent.file, parent, depth);
  for (const [index, parameter] of nodesOf(fn.params).entries()) {
    const isPlain = parameter.type === 'Identifier' && index < args.length;
    for (const name of namesIn(parameter))
      scope.declare(name, () => (isPlain ? args[index] : UNKNOWN));
  }
  const { body } = fn;
  if (!isNode(body) || body.type !== 'BlockStatement') return readExported(body, scope);
  const statements = nodesOf(body.body);
  readStatements({ statements, scope });
  const result = statements.find(({ type }) => type === 'ReturnStatement');
  return result === undefined ? UNKNOWN : readExported(result.argument, scope);
}

/** An exported value: the return value of a function, or the argument of `defineConfig({ … })`. */
export function readExported(node: unknown, scope: Scope): unknown {
  const fn = scope.functionOf(node);
  if (fn !== undefined) return readFunction(fn, scope);
  if (!isNode(node)) return UNKNOWN;
  if (node.type === 'AwaitExpression') return readExported(node.argument, scope);
  const value = scope.read(node);
  if (value !== UNKNOWN || node.type !== 'CallExpression') return value;
  const [first, ...rest] = nodesOf(node.arguments);
  if (rest.length > 0) return UNKNOWN;
  const inner = readExported(first, scope);
  if (typeof inner !== 'object') return UNKNOWN;
  const callee = nameOf(node.callee);
  if (!/^define/.test(callee)) {
    scope.file.note(node, `${callee || 'a function'}() is not run: it may change what it is given`);
  }
  return inner;
}

function declareNames(statement: SyntaxNode, scope: Scope): void {
  if (isFunction(statement) && isNode(statement.id)) {
    scope.declareFunction(String(statement.id.name), statement);
  }
  if (statement.type === 'ImportDeclaration') declareImports(statement, scope);
  for (const { id, init } of nodesOf(statement.declarations)) {
    if (!isNode(id) || !isNode(init)) continue;
    if (id.type === 'Identifier') {
      const name = String(id.name);
      if (isFunction(init)) scope.declareFunction(name, init);
      else scope.declare(name, () => scope.read(init));
      continue;
    }
    // `const { a: b } = c`
    for (const { key, value } of nodesOf(id.properties)) {
      if (!isNode(key) || !isNode(value)) continue;
      const member = { type: 'MemberExpression', object: init, property: key };
      for (const name of namesIn(value)) {
        scope.declare(name, () => (value.type === 'Identifier' ? scope.read(member) : UNKNOWN));
      }
    }
  }
}

function declareImports(statement: SyntaxNode, scope: Scope): void {
  const path = isNode(statement.source) ? String(statement.source.value) : '';
  const load = () => scope.file.load(path);
  for (const { type, local, imported } of nodesOf(statement.specifiers)) {
    if (!isNode(local)) continue;
    const name = isNode(imported) ? String(imported.name ?? imported.value) : 'default';
    scope.declare(String(local.name), () => {
      if (type === 'ImportNamespaceSpecifier') return resultOfRequire(load());
      if (name === 'default') return resultOfRequire(load());
      const { named, value } = load();
      if (Object.hasOwn(named, name)) return named[name];
      const isHeld = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
      return isHeld ? Reflect.get(value, name) : UNKNOWN;
    });
  }
}

function namesIn(pattern: SyntaxNode): string[] {
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  const inner = [pattern.left, pattern.argument, pattern.value].filter(isNode);
  return [...inner, ...nodesOf(pattern.properties), ...nodesOf(pattern.elements)].flatMap(namesIn);
}

/** @returns whether the effect of the expression is known */
function readExpression(options: {
  expression: SyntaxNode;
  scope: Scope;
  assign: (target: string, value: SyntaxNode) => boolean;
}): boolean {
  const { expression, scope, assign } = options;
  if (expression.type === 'AssignmentExpression' && expression.operator === '=') {
    const { left, right } = expression;
    if (!isNode(left) || !isNode(right)) return false;
    if (assign(nameOf(left), right)) return true;
    const holder = isNode(left.object) ? scope.read(left.object) : undefined;
    const key = nameOf(left).split('.').at(-1);
    return key ? setPart({ holder, key, node: right, scope }) : false;
  }
  if (expression.type !== 'CallExpression' || !isNode(expression.callee)) return false;
  if (!nameOf(expression.callee).endsWith('.push')) return false;
  const list = scope.read(expression.callee.object);
  if (!Array.isArray(list)) return false;
  return nodesOf(expression.arguments).every(
    (node) =>
      node.type !== 'SpreadElement' &&
      setPart({ holder: list, key: String(list.length), node, scope }),
  );
}

function setPart(options: {
  holder: unknown;
  key: string;
  node: SyntaxNode;
  scope: Scope;
}): boolean {
  const { holder, key, node, scope } = options;
  if (typeof holder !== 'object' || holder === null || key === '__proto__') return false;
  Reflect.set(holder, key, scope.read(node));
  const places = scope.file.places.get(holder) ?? new Map();
  scope.file.places.set(holder, places.set(key, scope.file.placeOf(node)));
  return true;
}
