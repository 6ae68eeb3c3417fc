import type { Table, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** A row of a table that lists errors. */
export interface ErrorRow {
  /** What is seen: a message or a code. */
  seen: TableCell;
  /** Messages and codes in it, as written: its inline code, or all of its text where it has none. */
  messages: string[];
  /** Whether it quotes them: "Anything else" only describes what is seen. */
  isQuoted: boolean;
  /** What is said of it, with the names of the columns. */
  others: { name: string; cell: TableCell }[];
}

/** Tables of errors say in the head of their first column what it lists. */
const errorColumn = /message|error|code\b|you see/i;

/** Whether Markdown is worth parsing for such tables: most pages have none. */
export function mayHaveErrorTable(text: string): boolean {
  return text.split('\n').some((line) => /^\s*\|/.test(line) && errorColumn.test(line));
}

/** The rows of a table that lists errors; none of another table. */
export function readErrorTable(table: Table): ErrorRow[] {
  const [head, ...rows] = table.children;
  if (!head || !errorColumn.test(textOf(head.children[0] ?? head))) return [];
  const names = head.children.map((cell) => textOf(cell));
  return rows.flatMap(({ children: [seen, ...cells] }): ErrorRow[] => {
    if (!seen) return [];
    const codes: string[] = [];
    visit(seen, 'inlineCode', ({ value }) => void codes.push(value));
    return [
      {
        seen,
        messages: codes.length > 0 ? codes : [textOf(seen)],
        isQuoted: codes.length > 0,
        others: cells.map((cell, index) => ({ name: names[index + 1] ?? '', cell })),
      },
    ];
  });
}
