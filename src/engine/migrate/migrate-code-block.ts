import { posix } from 'node:path';
import type { ElementContext, Outcome } from './element-context.ts';
import { type JsxElement, readAttribute, replaceElement } from './jsx-edits.ts';
import { changed, decide } from './note.ts';
import { type PageContext, sourceFileOf } from './page-context.ts';
import { isNode, nodesOf, readLiteral } from './read-literal.ts';

/** `<CodeBlock language="js" title="a.js">` -> a fence. */
export function migrateCodeBlock({ page, node, line, attributes }: ElementContext): Outcome {
  const code = codeOf(page, node);
  if (code === undefined) {
    const message = '<CodeBlock> holds code that is put together when it runs: write it as a fence';
    page.notes.push(decide(line, message));
    return 'kept';
  }
  const named = attributes.take('className');
  const className = named && readAttribute(named);
  const [, byClass] = /^language-(\S+)$/.exec(String(className)) ?? [];
  if (named !== undefined && byClass === undefined) {
    page.notes.push(decide(line, 'the class of <CodeBlock> is gone: its style sheet is not here'));
  }
  const language = attributes.text('language') ?? byClass ?? code.language;
  const title = attributes.text('title');
  const numbers = attributes.value('showLineNumbers');
  const meta = [
    attributes.text('metastring'),
    title && (title.includes('"') ? `title='${title}'` : `title="${title}"`),
    typeof numbers === 'number' ? `showLineNumbers=${numbers}` : numbers && 'showLineNumbers',
  ];
  const head = [language, ...meta].filter(Boolean).join(' ');
  const longest = Math.max(2, ...(code.text.match(/`{3,}/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  replaceElement(page, node, `${fence}${head}\n${code.text.replace(/^\n+|\s+$/g, '')}\n${fence}`);
  page.notes.push(changed(line, '<CodeBlock> is a fence'));
  return 'done';
}

/** The code of a <CodeBlock>: its text, or the file that it was imported from. */
function codeOf(
  page: PageContext,
  node: JsxElement,
): { text: string; language: string } | undefined {
  const children = node.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  const [only] = children;
  if (only === undefined || children.length > 1) return undefined;
  if (only.type === 'text') return { text: only.value, language: 'text' };
  if (only.type !== 'mdxFlowExpression' && only.type !== 'mdxTextExpression') return undefined;
  const program: unknown = only.data?.estree;
  const [statement] = isNode(program) ? nodesOf(program.body) : [];
  if (!isNode(statement?.expression)) return undefined;
  const { expression } = statement;
  const binding = page.bindings.get(String(expression.name));
  if (expression.type === 'Identifier' && binding?.kind === 'raw') {
    const file = sourceFileOf(page, binding.path);
    const text = page.readFile(file);
    if (text === undefined) return undefined;
    page.site.used.add(file);
    return { text, language: posix.extname(binding.path).slice(1) || 'text' };
  }
  const text = readLiteral(expression);
  return typeof text === 'string' ? { text, language: 'text' } : undefined;
}
