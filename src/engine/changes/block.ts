import type { TextKind } from '#shared/changes.ts';

/** The style of a word. */
export type WordStyle = 'plain' | 'code' | 'strong' | 'emphasis' | 'delete';

/** A word, a run of white space, or punctuation between them. */
export interface Word {
  text: string;
  style: WordStyle;
}

/** A paragraph, a list item, or a table row. */
export interface TextBlock {
  kind: TextKind;
  words: Word[];
}

/** One file of a sample, with its visible lines. */
export interface SampleBlock {
  kind: 'sample';
  title?: string;
  language: string;
  lines: string[];
}

/** The unit that comparisons pair and mark. */
export type Block = TextBlock | SampleBlock;

/** A heading and the blocks up to the next one. The first section of a page has no id and no title. */
export interface PageSection {
  id: string;
  title: string;
  blocks: Block[];
}

/** Key that is the same for blocks with the same text. Link targets are ignored. */
export function keyOf(block: Block): string {
  return block.kind === 'sample'
    ? `sample ${block.title ?? ''}\n${block.lines.join('\n')}`
    : `${block.kind} ${block.words.map(keyOfWord).join('\u0001')}`;
}

/** Words are equal if their text and style are the same. */
export function keyOfWord({ text, style }: Word): string {
  return style === 'plain' ? text : `${style}\u0002${text}`;
}
