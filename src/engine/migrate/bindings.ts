import type { MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { changed, decide } from './note.ts';
import { type Binding, type PageContext, rangeOf, sourceFileOf } from './page-context.ts';
import { isNode, nodesOf, type SyntaxNode } from './read-literal.ts';
import { wholeLines } from './text-edits.ts';

/**
 * Removes imports from a page and records what their names refer to. Exports stay, because this site has no equivalent.
 */
export function migrateImports(page: PageContext): void {
  visit(page.tree, 'mdxjsEsm', (node) => {
    const statements = statementsOf(node);
    const imports = statements.filter(({ type }) => type === 'ImportDeclaration');
    // Without exports, the whole group is removed, with the empty line below it.
    const groups =
      imports.length === statements.length
        ? [rangeOf(page, node)]
        : imports.map((it) => placeOf(page, it));
    for (const { start, end } of groups) {
      page.edits.push({ ...statementLines(page.text, start, end), text: '' });
    }
    for (const statement of statements) readStatement({ page, node, statement });
  });
}

const placeOf = (
  page: PageContext,
  { start, end }: SyntaxNode,
): { start: number; end: number } => ({
  start: page.offset(start ?? 0),
  end: page.offset(end ?? 0),
});

function statementsOf(node: MdxjsEsm): SyntaxNode[] {
  const program: unknown = node.data?.estree;
  return isNode(program) ? nodesOf(program.body) : [];
}

function readStatement(options: {
  page: PageContext;
  node: MdxjsEsm;
  statement: SyntaxNode;
}): void {
  const { page, node, statement } = options;
  const start = page.offset(statement.start ?? 0);
  const nodeStart = page.offset(node.position?.start.offset ?? 0);
  const line =
    (node.position?.start.line ?? 1) + page.text.slice(nodeStart, start).split('\n').length - 1;
  if (statement.type !== 'ImportDeclaration') {
    page.notes.push(
      decide(
        line,
        'content exports nothing here: put the value where it is used, or in a component',
      ),
    );
    return;
  }
  const path = isNode(statement.source) ? String(statement.source.value) : '';
  page.edits.push({
    ...statementLines(page.text, start, page.offset(statement.end ?? 0)),
    text: '',
  });
  const names = nodesOf(statement.specifiers).flatMap(({ local, imported }) =>
    isNode(local)
      ? [
          {
            local: String(local.name),
            imported: isNode(imported) ? String(imported.name) : undefined,
          },
        ]
      : [],
  );
  const bound = names.map(({ local, imported }) => [local, bindingOf(path, imported)] as const);
  for (const [local, binding] of bound) page.bindings.set(local, binding);
  const own = bound.filter(([, binding]) => binding.kind === 'component').map(([local]) => local);
  if (names.length === 0) {
    page.notes.push(
      decide(line, `the import of "${path}" is gone: pages load no styles or scripts of their own`),
    );
  } else if (own.length > 0 && path !== 'react') {
    const where =
      path.startsWith('.') || path.startsWith('@site/') ? sourceFileOf(page, path) : path;
    page.notes.push(
      decide(
        line,
        `the import of ${own.join(', ')} is gone: write it as a component of src/ui/mdx (now in ${where}), or take it out where it is used`,
      ),
    );
  } else {
    page.notes.push(changed(line, `the import of "${path}" is gone`));
  }
}

function bindingOf(path: string, imported: string | undefined): Binding {
  const file = path.replace(/^!!?raw-loader!/, '');
  if (file !== path) return { kind: 'raw', path: file };
  if (path.startsWith('@theme/') || path.startsWith('@theme-original/')) {
    return { kind: 'theme', name: path.slice(path.indexOf('/') + 1) };
  }
  if (path.startsWith('@docusaurus/')) {
    const name = path.slice('@docusaurus/'.length);
    return { kind: 'theme', name: imported === 'translate' ? 'translate' : name };
  }
  // A component exported by the file is not the file's content.
  const isExport = /^[A-Z]/.test(imported ?? '');
  if (/\.mdx?$/.test(path)) return { kind: isExport ? 'component' : 'partial', path };
  if (/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i.test(path)) return { kind: 'image', path };
  if (/[?&]raw$/.test(path)) return { kind: 'raw', path: path.replace(/[?&]raw$/, '') };
  return { kind: 'component', path };
}

/** The lines of a statement, and the empty line below if there would be two in a row. */
function statementLines(text: string, from: number, to: number): { start: number; end: number } {
  const { start, end } = wholeLines(text, from, to);
  const isBlankAbove = start === 0 || /(?:\n|---)[ \t]*\n$/.test(text.slice(0, start));
  const below = isBlankAbove ? /^[ \t]*\n/.exec(text.slice(end)) : null;
  return { start, end: end + (below?.[0].length ?? 0) };
}
