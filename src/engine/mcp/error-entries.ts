import type { Root, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { mayHaveErrorTable, readErrorTable } from '../mdx/read-error-table.ts';

/** A row of an error table: symptom and meaning. */
export interface ErrorEntry {
  /** Its messages and codes, as written. */
  messages: string[];
  /** Cause and fix, as Markdown. */
  text: string;
}

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkStringify, { resourceLink: true })
  .freeze();

/** Every error that a page explains in a table. */
export function readErrorEntries(text: string): ErrorEntry[] {
  const entries: ErrorEntry[] = [];
  if (!mayHaveErrorTable(text)) return entries;
  visit(markdown.parse(text), 'table', (table: Table) => {
    for (const { messages, isQuoted, others } of readErrorTable(table)) {
      if (!isQuoted) continue;
      const texts = others.map(({ name, cell }) => {
        const root: Root = {
          type: 'root',
          children: [{ type: 'paragraph', children: cell.children }],
        };
        const value = markdown.stringify(root).trim();
        return others.length > 1 ? `${name}: ${value}` : value;
      });
      entries.push({ messages, text: texts.join('\n') });
    }
  });
  return entries;
}
