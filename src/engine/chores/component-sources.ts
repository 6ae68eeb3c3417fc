import MagicString from 'magic-string';
import type { ESTree } from 'vite';
import { insertBehind } from './list-source.ts';

/** A component as described in the contract and in the rendering code. */
export interface ComponentEntry {
  name: string;
  description: string;
  attributes: { name: string; meaning: string }[];
  /** Import path in the rendering code. */
  module: string;
}

/**
 * Adds a component to the contract (`authorComponents`, its props, `MdxComponentProps`) and to the rendering code
 * (import, object of components). The formatter runs later.
 *
 * @throws Error if one of the places is not found, because they are code of this project
 */
export async function registerComponent(options: {
  contract: string;
  drawn: string;
  component: ComponentEntry;
}): Promise<{ contract: string; drawn: string }> {
  const { contract, drawn, component } = options;
  return {
    contract: await editContract(contract, component),
    drawn: await editDrawn(drawn, component),
  };
}

async function editContract(source: string, component: ComponentEntry): Promise<string> {
  const { name, description, attributes } = component;
  const { parseAst } = await import('vite');
  const program = parseAst(source, { lang: 'ts', astType: 'ts' });
  const edits = new MagicString(source);
  const declaration = program.body.find((node) => findInit(node, 'authorComponents'));
  const table = declaration && findInit(declaration, 'authorComponents');
  const last = table?.type === 'ObjectExpression' ? table.properties.at(-1) : undefined;
  if (!declaration || !table || !last) throw new Error('authorComponents is not a table any more.');
  const text = `${name}: {
    description: ${quote(description)},
    attributes: {${attributes
      .map(
        (attribute) =>
          `\n      ${attribute.name}: { description: ${quote(attribute.meaning)}, required: true },`,
      )
      .join('')}${attributes.length > 0 ? '\n    ' : ''}},
  }`;
  insertBehind({ source, edits, anchor: last, next: table.end - 1, text });
  const props =
    attributes.length === 0
      ? `export type ${name}Props = Record<never, never>;`
      : `export interface ${name}Props {\n${attributes
          .map((attribute) => `  /** ${attribute.meaning} */\n  ${attribute.name}: string;\n`)
          .join('')}}`;
  edits.appendLeft(declaration.end, `\n\n${props}`);
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration') continue;
    const { declaration: inner } = node;
    if (inner?.type !== 'TSInterfaceDeclaration' || inner.id.name !== 'MdxComponentProps') continue;
    edits.appendLeft(inner.body.end - 1, `  ${name}: ${name}Props;\n`);
    return edits.toString();
  }
  throw new Error('MdxComponentProps is not an interface any more.');
}

async function editDrawn(source: string, component: ComponentEntry): Promise<string> {
  const { name, module } = component;
  const { parseAst } = await import('vite');
  const program = parseAst(source, { lang: 'tsx', astType: 'ts' });
  const edits = new MagicString(source);
  const lastImport = program.body.findLast((node) => node.type === 'ImportDeclaration');
  const components = program.body.flatMap((node) => returnedObject(node) ?? []).at(0);
  const last = components?.properties.at(-1);
  if (!lastImport || !components || !last) {
    throw new Error('createMdxComponents does not return an object any more.');
  }
  edits.appendLeft(lastImport.end, `\nimport { ${name} } from '${module}';`);
  insertBehind({ source, edits, anchor: last, next: components.end - 1, text: name });
  return edits.toString();
}

function findInit(
  node: ESTree.Directive | ESTree.Statement,
  name: string,
): ESTree.Expression | undefined {
  if (node.type !== 'ExportNamedDeclaration') return undefined;
  if (node.declaration?.type !== 'VariableDeclaration') return undefined;
  const found = node.declaration.declarations.find(
    ({ id }) => id.type === 'Identifier' && id.name === name,
  );
  return found?.init ?? undefined;
}

/** The object that `createMdxComponents` returns. */
function returnedObject(
  node: ESTree.Directive | ESTree.Statement,
): ESTree.ObjectExpression | undefined {
  if (node.type !== 'ExportNamedDeclaration') return undefined;
  if (node.declaration?.type !== 'FunctionDeclaration') return undefined;
  if (node.declaration.id?.name !== 'createMdxComponents') return undefined;
  const last = node.declaration.body?.body.at(-1);
  return last?.type === 'ReturnStatement' && last.argument?.type === 'ObjectExpression'
    ? last.argument
    : undefined;
}

/**
 * Adds a row at the end of a Markdown table, in the width of the others.
 *
 * @returns undefined if the table is missing
 */
export function addTableRow(options: {
  source: string;
  /** First cell of the table's head. */
  heading: string;
  cells: string[];
}): string | undefined {
  const { source, heading, cells } = options;
  const lines = source.split('\n');
  const head = lines.findIndex((line) => line.startsWith('|') && cellsOf(line)[0] === heading);
  if (head < 0) return undefined;
  const rest = lines.slice(head).findIndex((line) => !line.startsWith('|'));
  const end = rest < 0 ? lines.length : head + rest;
  const widths = (lines[head] ?? '')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.length - 2);
  const row = cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ');
  lines.splice(end, 0, `| ${row} |`);
  return lines.join('\n');
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function quote(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
