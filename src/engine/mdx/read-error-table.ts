import type { Table, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** A row of an error table. */
export interface ErrorRow {
  /** The symptom: a message or a code. */
  seen: TableCell;
  /** Its messages and codes, as written: its inline code, or its whole text if it has none. */
  messages: string[];
  /** Whether it quotes them; "Anything else" only describes a symptom. */
  isQuoted: boolean;
  /** The explanation, with the column names. */
  others: { name: string; cell: TableCell }[];
}

/** Error tables name their kind in the head of the first column. */
const errorColumn = /message|error|code\b|you see/i;

/** Whether the Markdown may contain such tables. Most pages have none, so parsing is avoided. */
export function mayHaveErrorTable(text: string): boolean {
  return text.split('\n').some((line) => /^\s*\|/.test(line) && errorColumn.test(line));
}

/** The rows of an error table; empty for any other table. */
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
