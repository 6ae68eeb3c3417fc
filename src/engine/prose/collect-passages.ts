import type { Node, Paragraph, Root, Strong } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { parseMdx } from '../mdx/parse-mdx.ts';
import { positionAt } from '../problems/position.ts';
import { collectModuleProse } from '../spelling/collect-module-prose.ts';
import { collectYamlProse } from '../spelling/collect-yaml-prose.ts';

/** A run of prose: a paragraph, a table cell, a label. */
export interface Passage {
  /**
   * Plain text. Code is replaced by a word of `x`, and Markdown syntax and addresses by blanks, so that each character
   * keeps its position.
   */
  text: string;
  /** The source of the same text, with its Markdown; as long as `text`. */
  written: string;
  /** Position of a character of `text` in the file; lines and columns count from 1. */
  placeOf(index: number): { line: number; column: number };
  /** Whether it consists of sentences. Cells and labels do not, so their length means nothing. */
  isParagraph: boolean;
}

/** The prose of one file, in order. Headings are left out, because links depend on them. */
export async function collectPassages(input: { file: string; source: string }): Promise<Passage[]> {
  if (/\.tsx?$/.test(input.file)) return (await collectModuleProse(input)).map(passageOf);
  const { tree, text } = parseMdx(input);
  const matter = collectYamlProse(input).filter(({ line }) => line > 2);
  return [...matter.map(passageOf), ...passagesOfTree(tree, text)];
}

function passageOf(prose: { line: number; column: number; text: string }): Passage {
  const { line, column, text } = prose;
  const placeOf = (index: number) => {
    const place = positionAt(text, index);
    return place.line === 1
      ? { line, column: column + index }
      : { ...place, line: line + place.line - 1 };
  };
  return { text, written: text, placeOf, isParagraph: false };
}

function passagesOfTree(tree: Root, source: string): Passage[] {
  const passages: Passage[] = [];
  const add = (node: Node, isParagraph: boolean, from = 0): void => {
    const start = (node.position?.start.offset ?? 0) + from;
    const text = plainText(node, source).slice(from);
    const written = source.slice(start, start + text.length);
    const placeOf = (index: number) => positionAt(source, start + index);
    passages.push({ text, written, isParagraph, placeOf });
  };
  visit(tree, (node) => {
    if (node.type === 'tableCell') add(node, false);
    if (node.type !== 'paragraph') return node.type === 'tableCell' ? SKIP : undefined;
    const label = labelOf(node);
    if (label) add(label, false);
    add(node, true, label && lengthOf(label));
    return SKIP;
  });
  return passages;
}

/** `**One shared object.** Do not …`: the title of an entry rather than a sentence. */
function labelOf({ children: [first] }: Paragraph): Strong | undefined {
  if (first?.type !== 'strong') return undefined;
  return /[.!?:]$/.test(textOf(first)) ? first : undefined;
}

function lengthOf({ position }: Node): number {
  return (position?.end.offset ?? 0) - (position?.start.offset ?? 0);
}

/** As long as the node's source, so that offsets stay valid. */
function plainText(root: Node, source: string): string {
  const start = root.position?.start.offset ?? 0;
  const text = Array.from<string>({ length: lengthOf(root) }).fill(' ');
  visit(root, (node) => {
    if (node.type !== 'text' && node.type !== 'inlineCode') return;
    const from = node.position?.start.offset ?? 0;
    for (let index = from; index < from + lengthOf(node); index += 1) {
      text[index - start] = node.type === 'inlineCode' ? 'x' : (source[index] ?? ' ');
    }
  });
  return text.join('');
}
