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
      const codes: string[] = [];
      visit(first, 'inlineCode', ({ value }) => void codes.push(value));
      const others = cells.slice(1).map((cell, index) => {
        const root: Root = {
          type: 'root',
          children: [{ type: 'paragraph', children: cell.children }],
        };
        const value = markdown.stringify(root).trim();
        return cells.length > 2 ? `${names[index + 1]}: ${value}` : value;
      });
      entries.push({
        messages: codes.length > 0 ? codes : [textOf(first)],
        text: others.join('\n'),
      });
    }
  });
  return entries;
}

/** How much of a message's words an error must have to be that error. */
const ENOUGH = 0.7;

/** The entries that are about an error, the nearest first. */
export function findErrors<Entry extends ErrorEntry>(options: {
  error: string;
  entries: Entry[];
}): Entry[] {
  const words = new Set(wordsOf(options.error));
  const scoreOf = (message: string): number => {
    const wanted = wordsOf(message);
    if (wanted.length === 0) return 0;
    const found = wanted.filter((word) => words.has(word)).length;
    const share = found / wanted.length;
    // A code is one word; of sentences a word or two prove nothing.
    const isCode = /^(?:TS\d+|[A-Z]+(?:_[A-Z]+)+|[A-Z]{4,})$/.test(message);
    return share >= ENOUGH && (found > 1 || isCode) ? share * Math.sqrt(found) : 0;
  };
  return options.entries
    .map((entry) => ({ entry, score: Math.max(...entry.messages.map(scoreOf)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9_$]{2,}/g) ?? [];
}
