import type { ESTree } from 'vite';

/**
 * Whether a module has a default export, without running it.
 *
 * @returns true also for text that cannot be parsed, because the bundler has a better message
 */
export async function hasDefaultExport(source: string): Promise<boolean> {
  const { parseAst } = await import('vite');
  let program: ESTree.Program;
  try {
    program = parseAst(source, { lang: 'tsx', astType: 'ts' });
  } catch {
    return true;
  }
  return program.body.some((node) => {
    if (node.type === 'ExportDefaultDeclaration') return true;
    if (node.type !== 'ExportNamedDeclaration') return false;
    return node.specifiers.some(({ exported, exportKind }) => {
      const name = exported.type === 'Literal' ? exported.value : exported.name;
      return name === 'default' && exportKind !== 'type';
    });
  });
}
