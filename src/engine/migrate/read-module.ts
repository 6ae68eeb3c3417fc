import { isNode, nodesOf, readLiteral, type SyntaxNode, UNKNOWN } from './read-literal.ts';

/**
 * What a module of data exports, by reading it: `module.exports = …`, `export default …`, `exports.name = …`.
 * Nothing of the site is run, because its packages need not be installed.
 *
 * @returns `UNKNOWN` where only running it would tell, such as a function that builds the value
 */
export async function readModule(source: string): Promise<unknown> {
  const { parseAst } = await import('vite');
  try {
    const program = parseAst(source, { lang: 'ts', astType: 'ts' }) as unknown as SyntaxNode;
    return readProgram(program);
  } catch {
    return UNKNOWN;
  }
}

function readProgram(program: SyntaxNode): unknown {
  const names = new Map<string, SyntaxNode>();
  const exported: Record<string, unknown> = {};
  let result: unknown = UNKNOWN;
  for (const statement of nodesOf(program.body)) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    for (const { id, init } of nodesOf(declaration.declarations)) {
      if (isNode(id) && isNode(init)) names.set(String(id.name), init);
    }
  }
  for (const statement of nodesOf(program.body)) {
    if (statement.type === 'ExportDefaultDeclaration') {
      result = readLiteral(unwrap(statement.declaration), names);
    }
    const assignment = isNode(statement.expression) ? statement.expression : undefined;
    if (assignment?.type !== 'AssignmentExpression' || !isNode(assignment.left)) continue;
    const target = nameOf(assignment.left);
    const value = () => readLiteral(unwrap(assignment.right), names);
    if (target === 'module.exports') result = value();
    else if (target.startsWith('exports.')) exported[target.slice('exports.'.length)] = value();
  }
  return result === UNKNOWN && Object.keys(exported).length > 0 ? exported : result;
}

/** `defineConfig({ … })` says what is in it. */
function unwrap(node: unknown): unknown {
  if (!isNode(node) || node.type !== 'CallExpression') return node;
  const [first, ...rest] = nodesOf(node.arguments);
  return rest.length === 0 ? first : node;
}

function nameOf(node: SyntaxNode): string {
  if (node.type === 'Identifier') return String(node.name);
  if (node.type !== 'MemberExpression' || !isNode(node.object) || !isNode(node.property)) return '';
  return `${nameOf(node.object)}.${String(node.property.name)}`;
}
