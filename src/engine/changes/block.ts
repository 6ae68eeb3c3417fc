import type { TextKind } from '#shared/changes.ts';

/** How a word is set. */
export type WordStyle = 'plain' | 'code' | 'strong' | 'emphasis' | 'delete';

/** A word, a run of white space, or a sign between them. */
export interface Word {
  text: string;
  style: WordStyle;
}

/** A paragraph, an item of a list, a row of a table. */
export interface TextBlock {
  kind: TextKind;
  words: Word[];
}

/** One file of a sample, with the lines that readers see. */
export interface SampleBlock {
  kind: 'sample';
  title?: string;
  language: string;
  lines: string[];
}

export type Block = TextBlock | SampleBlock;

/** A heading of a page and the blocks up to the next one. The first section of a page has no id and no title. */
export interface PageSection {
  id: string;
  title: string;
  blocks: Block[];
}

/** What two blocks have in common when they say the same. Where links lead is no part of it. */
export function keyOf(block: Block): string {
  return block.kind === 'sample'
    ? `sample ${block.title ?? ''}\n${block.lines.join('\n')}`
    : `${block.kind} ${block.words.map(keyOfWord).join('\u0001')}`;
}

/** Words are equal when they read the same and are set the same. */
export function keyOfWord({ text, style }: Word): string {
  return style === 'plain' ? text : `${style}\u0002${text}`;
}
