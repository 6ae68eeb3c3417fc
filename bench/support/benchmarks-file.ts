import type { Table } from './print-table.ts';

/**
 * The text of BENCHMARKS.md with new figures in the section of one bench, between its two comments; everything else
 * stays.
 *
 * @param options.machine date, machine and versions of the measurement
 * @throws if the file has no such section
 */
export function replaceSection(
  text: string,
  options: { name: string; machine: string[]; printed: (Table | string)[] },
): string {
  const { name, machine, printed } = options;
  const [start, end] = sectionMarks(name);
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from === -1 || to < from) {
    throw new Error(`BENCHMARKS.md has no section between ${start} and ${end}.`);
  }
  const written = printed.map((part) => (typeof part === 'string' ? part : writeTable(part)));
  const parts = [machine.join(' '), ...written];
  return `${text.slice(0, from + start.length)}\n\n${parts.join('\n\n')}\n\n${text.slice(to)}`;
}

/** The comments around the figures of one bench. */
export function sectionMarks(name: string): [start: string, end: string] {
  return [`<!-- bench ${name} -->`, `<!-- end of bench ${name} -->`];
}

/** A table with aligned columns, in the style of the project's formatter. */
function writeTable({ head, rows }: Table): string {
  const cells = [head, ...rows].map((row) =>
    row.map((cell) => String(cell).replaceAll('|', '\\|')),
  );
  const widths = head.map((_, column) =>
    Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [first = [], ...others] = cells;
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join(
    '\n',
  );
}
