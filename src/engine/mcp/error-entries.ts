import type { Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A row of a table that lists messages: what is seen, and what it means. */
export interface ErrorEntry {
  /** Messages and codes that it is about, as written. */
  messages: string[];
  /** Cause and cure, as Markdown. */
  text: string;
}

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkStringify, { resourceLink: true })
  .freeze();

/** Tables of errors say in the head of their first column what it lists. */
const errorColumn = /message|error|code\b|you see/i;

/** Every error that a page explains in a table. */
export function readErrorEntries(text: string): ErrorEntry[] {
  const entries: ErrorEntry[] = [];
  visit(markdown.parse(text), 'table', (table: Table) => {
    const [head, ...rows] = table.children;
    if (!head || !errorColumn.test(textOf(head.children[0] ?? head))) return;
    const names = head.children.map((cell) => textOf(cell));
    for (const { children: cells } of rows) {
      const [first] = cells;
      if (!first) continue;
      const messages: string[] = [];
      visit(first, 'inlineCode', ({ value }) => void messages.push(value));
      // What is described and not quoted, such as "Anything else", is no message.
      if (messages.length === 0) continue;
      const others = cells.slice(1).map((cell, index) => {
        const root: Root = {
          type: 'root',
          children: [{ type: 'paragraph', children: cell.children }],
        };
        const value = markdown.stringify(root).trim();
        return cells.length > 2 ? `${names[index + 1]}: ${value}` : value;
      });
      entries.push({ messages, text: others.join('\n') });
    }
  });
  return entries;
}
