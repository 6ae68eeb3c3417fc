import type { ESTree } from 'vite';
import type { ContentProse } from '#shared/content.ts';
import { proseKeys } from '#shared/prose-keys.ts';
import { positionAt } from '../problems/position.ts';

/** A string that begins like a sentence and has more than one word. */
const sentence = /^\p{Lu}[^\s]*\s+\p{L}/u;

/**
 * The prose in a module: text between tags, strings called `title`, `label`, `description` and similar, and all strings
 * that look like sentences. A module that cannot be parsed has none, which is reported elsewhere.
 */
export async function collectModuleProse({
  file,
  source,
}: {
  file: string;
  source: string;
}): Promise<ContentProse[]> {
  const { parseAst, Visitor } = await import('vite');
  let program: ESTree.Program;
  try {
    program = parseAst(source, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts', astType: 'ts' });
  } catch {
    return [];
  }
  const prose = new Map<number, ContentProse>();
  const add = (start: number, end: number) => {
    const text = source.slice(start, end);
    if (/\p{L}/u.test(text)) prose.set(start, { file, ...positionAt(source, start), text });
  };
  const addStrings = (node: ESTree.Node | null): void => {
    if (node?.type === 'Literal' && typeof node.value === 'string') add(node.start, node.end);
    if (node?.type !== 'TemplateLiteral') return;
    for (const { start, end } of node.quasis) add(start, end);
  };
  new Visitor({
    JSXText({ start, end }) {
      add(start, end);
    },
    Literal(node) {
      if (typeof node.value === 'string' && sentence.test(node.value)) addStrings(node);
    },
    TemplateLiteral(node) {
      // Each inserted value counts as a word.
      const text = node.quasis.map(({ value }) => value.raw).join('x');
      if (sentence.test(text)) addStrings(node);
    },
    JSXElement({ children }) {
      // Braces contain text that JSX would not allow: {"it's"}.
      for (const child of children) {
        if (child.type === 'JSXExpressionContainer') addStrings(child.expression);
      }
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && proseKeys.has(name.name)) addStrings(value);
    },
    Property({ key, value }) {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
      if (proseKeys.has(String(name))) addStrings(value);
    },
  }).visit(program);
  return [...prose].sort(([a], [b]) => a - b).map(([, piece]) => piece);
}
