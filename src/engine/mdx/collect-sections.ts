import type { Root, RootContent, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { parseSample } from '#engine/code/parse-sample.ts';
import type { ContentMessage, ContentSection } from '#shared/content.ts';
import { type ErrorRow, readErrorTable } from './read-error-table.ts';

/** Attributes whose text is visible. */
const visibleAttributes = new Set(['title', 'label', 'alt']);

/** Inline nodes, whose text joins their neighbors'; all others are surrounded by white space. */
const inlineTypes = new Set([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'mdxJsxTextElement',
  'mdxTextExpression',
]);

/** Excerpts of tables would run together otherwise. */
const CELL_END = ' · ';

/**
 * Text and code by heading, for the search. The tree must already contain Heading components, while
 * fences are still unprocessed. Hidden lines of samples are left out.
 */
export function collectSections(tree: Root): ContentSection[] {
  const sections: ContentSection[] = [{ anchors: [], headings: [], text: '', code: '' }];
  const parents: { level: number; id: string; label: string }[] = [];

  const add = (field: 'text' | 'code', value: string): void => {
    const section = sections.at(-1);
    if (section !== undefined) section[field] += value;
  };
  const enter = (node: RootContent): void => {
    if (node.type === 'code') {
      if (node.lang !== 'mermaid') add('code', `${shownCode(node.lang ?? 'text', node.value)}\n`);
      return;
    }
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Heading') {
      const { level, id, label } = headingOf(node);
      while ((parents.at(-1)?.level ?? 0) >= level) parents.pop();
      parents.push({ level, id, label });
      sections.push({
        anchors: parents.map((parent) => parent.id),
        headings: parents.map((parent) => parent.label),
        text: '',
        code: '',
      });
      return;
    }
    if (node.type === 'table') {
      const messages = readErrorTable(node).map(messageOf);
      const section = sections.at(-1);
      if (section && messages.length > 0) {
        section.messages = [...(section.messages ?? []), ...messages];
      }
    }
    const isBlock = !inlineTypes.has(node.type);
    if (isBlock) add('text', ' ');
    if (node.type === 'text' || node.type === 'inlineCode') add('text', node.value);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || !visibleAttributes.has(attribute.name))
          continue;
        add('text', ` ${attributeText(attribute.value)} `);
      }
    }
    if ('children' in node) for (const child of node.children) enter(child);
    if (isBlock) add('text', node.type === 'tableCell' ? CELL_END : ' ');
  };
  for (const node of tree.children) enter(node);

  return sections
    .map((section) => ({ ...section, text: foldCells(section.text), code: section.code.trim() }))
    .filter((section, index) => index > 0 || section.text !== '' || section.code !== '');
}

/** The first paragraph of the content as plain text. */
export function summarize(tree: Root): string {
  for (const node of tree.children) {
    const text =
      node.type === 'paragraph' ? foldSpace(textOf(node, { includeImageAlt: false })) : '';
    if (text !== '') return text;
  }
  return '';
}

/** Words of prose, headings and code. */
export function countWords(sections: ContentSection[]): number {
  return sections
    .flatMap(({ headings, text, code }) => [headings.at(-1) ?? '', text, code])
    .reduce(
      (sum, text) => sum + (text.match(/[\p{L}\p{N}_]+(?:['’-][\p{L}\p{N}_]+)*/gu)?.length ?? 0),
      0,
    );
}

function shownCode(language: string, code: string): string {
  return parseSample({ code, language })
    .files.map((file) => file.lines.map((line) => line.text).join('\n'))
    .join('\n');
}

const foldSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Nothing is between empty cells, nor after the last one of a section. */
const foldCells = (text: string): string => foldSpace(text.replace(/·(?=\s*(?:·|$))/g, ''));

/** A row of an error table for the search. */
function messageOf({ seen, others }: ErrorRow): ContentMessage {
  const cells = others
    .map(({ name, cell }) => ({ name, text: codeText(cell) }))
    .filter((cell) => cell.text !== '');
  const text =
    others.length > 1
      ? cells.map((cell) => `${cell.name}: ${cell.text}.`).join(' ')
      : (cells[0]?.text ?? '');
  const numbers = cells.map((cell) => cell.text).filter((cell) => /^-?\d+$/.test(cell));
  return { seen: codeText(seen), numbers, text };
}

/** The text of a cell, with its Markdown for inline code and strong words. */
function codeText(cell: TableCell): string {
  const textIn = (node: RootContent | TableCell): string => {
    if (node.type === 'inlineCode') return `\`${node.value.replaceAll('`', '')}\``;
    const text = 'children' in node ? node.children.map(textIn).join('') : textOf(node);
    return node.type === 'strong' ? `**${text}**` : text;
  };
  return foldSpace(textIn(cell));
}

/** The value of a plain attribute, written as text or added by the engine. */
function attributeText(value: unknown): string {
  if (typeof value === 'string') return value;
  const expression = (value as { data?: { estree?: { body?: { expression?: unknown }[] } } } | null)
    ?.data?.estree?.body?.[0]?.expression as { type?: string; value?: unknown } | undefined;
  return expression?.type === 'Literal' ? String(expression.value ?? '') : '';
}

function headingOf(node: { attributes: { type: string; name?: string; value?: unknown }[] }): {
  level: number;
  id: string;
  label: string;
} {
  const text = (name: string): string =>
    attributeText(node.attributes.find((attribute) => attribute.name === name)?.value);
  return { level: Number(text('level')), id: text('id'), label: text('label') };
}
