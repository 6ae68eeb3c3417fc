import type { Code, Nodes, PhrasingContent, Root, RootContent, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { TextKind } from '#shared/changes.ts';
import type { CompiledMdx, ContentCodeBlock } from '#shared/content.ts';
import { parseFenceMeta } from '../code/fence-meta.ts';
import { parseSample } from '../code/parse-sample.ts';
import { defined } from '../defined.ts';
import { codeHoleIn } from '../mdx/markdown-template.ts';
import type { Block, PageSection, SampleBlock, Word, WordStyle } from './block.ts';

/** The compared parts of a page: its Markdown text and its samples. */
export type ComparedContent = Pick<CompiledMdx, 'markdown' | 'codeBlocks'>;

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Id of a heading, as written in twins. Labels of tabs and choices have none. */
const headingId = /\s*\{#([^}]+)\}$/;

/** Splits the Markdown of a page into its sections and their blocks, in order. */
export function readSections({ markdown, codeBlocks }: ComparedContent): PageSection[] {
  const sections: PageSection[] = [{ id: '', title: '', blocks: [] }];
  const add = (...blocks: Block[]) => sections.at(-1)?.blocks.push(...blocks);
  const addText = (kind: TextKind, nodes: PhrasingContent[]) => {
    const words = wordsOf(nodes);
    if (words.length > 0) add({ kind, words });
  };

  const read = (node: RootContent, kind: TextKind): void => {
    switch (node.type) {
      case 'heading': {
        const text = textOf(node);
        const id = headingId.exec(text)?.[1];
        if (id === undefined) addText('label', node.children);
        else sections.push({ id, title: text.replace(headingId, ''), blocks: [] });
        return;
      }
      case 'paragraph': {
        const place = codeHoleIn(textOf(node));
        const block = place === undefined ? undefined : codeBlocks[place];
        if (block) add(...filesOf(block));
        else addText(kind, node.children);
        return;
      }
      case 'code':
        add(fenceOf(node));
        return;
      case 'table':
        for (const row of node.children) addText('row', cellsOf(row));
        return;
      case 'list':
        for (const item of node.children) for (const inner of item.children) read(inner, 'item');
        return;
      case 'blockquote':
        for (const inner of node.children) read(inner, 'note');
        return;
      default:
    }
  };
  const tree: Root = parser.parse(markdown.text);
  for (const node of tree.children) read(node, 'paragraph');
  // A page without text above its first heading has no section there.
  return sections.filter(({ id, blocks }) => id !== '' || blocks.length > 0);
}

/** The visible part of a sample: its files with their visible lines. */
function filesOf({ code, language, meta }: ContentCodeBlock): SampleBlock[] {
  const { title } = parseFenceMeta(meta);
  return parseSample({ code, language }).files.map(({ name = title, lines }) => ({
    kind: 'sample',
    ...defined({ title: name }),
    language,
    lines: lines.map(({ text }) => text),
  }));
}

function fenceOf({ lang, meta, value }: Code): SampleBlock {
  const { title } = parseFenceMeta(meta ?? '');
  return {
    kind: 'sample',
    ...defined({ title }),
    language: lang ?? 'text',
    lines: value.split('\n'),
  };
}

function cellsOf({ children }: TableRow): PhrasingContent[] {
  return children.flatMap(({ children: cell }, index) =>
    index === 0 ? cell : [{ type: 'text', value: ' | ' } as const, ...cell],
  );
}

const styles: Partial<Record<Nodes['type'], WordStyle>> = {
  strong: 'strong',
  emphasis: 'emphasis',
  delete: 'delete',
};

/** Words, white space and punctuation as separate tokens; links are reduced to their text. */
function wordsOf(nodes: PhrasingContent[], style: WordStyle = 'plain'): Word[] {
  return nodes.flatMap((node): Word[] => {
    switch (node.type) {
      case 'text':
        return splitWords(node.value).map((text) => ({ text, style }));
      case 'inlineCode':
        return [{ text: node.value, style: 'code' }];
      case 'image':
        return splitWords(node.alt ?? '').map((text) => ({ text, style: 'emphasis' }));
      case 'break':
        return [{ text: ' ', style: 'plain' }];
      default:
        return 'children' in node ? wordsOf(node.children, styles[node.type] ?? style) : [];
    }
  });
}

function splitWords(text: string): string[] {
  return text.replace(/\s+/g, ' ').match(/ |[\p{L}\p{N}_'’]+|[^\p{L}\p{N}_'’ ]/gu) ?? [];
}
