/** Rows under a head. */
export interface Table {
  head: string[];
  rows: (string | number)[][];
}

let printed: (Table | string)[] = [];

/** The tables and notes printed since the last call. */
export function takePrinted(): (Table | string)[] {
  const all = printed;
  printed = [];
  return all;
}

/** Prints a sentence about the figures. */
export function printNote(text: string): void {
  printed.push(text);
  console.log(`\n  ${text}`);
}

/** Prints rows under a header, with numbers aligned right. */
export function printTable(table: Table): void {
  printed.push(table);
  const { head, rows } = table;
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  );
  const isNumber = head.map((_, column) =>
    rows.every((row) => /^[\d.,]+( \S+)?$|^-$/.test(String(row[column]))),
  );
  for (const [index, row] of cells.entries()) {
    const line = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return isNumber[column] ? cell.padStart(width) : cell.padEnd(width);
    });
    console.log(`  ${line.join('   ').trimEnd()}`);
    if (index === 0) console.log(`  ${widths.map((width) => '-'.repeat(width)).join('   ')}`);
  }
}

/** The median, which one outlier cannot move. */
export function median(values: number[]): number {
  const sorted = [...values].sort((one, two) => one - two);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** A row with the median and the slowest of some times, in milliseconds. */
export function timesRow(name: string, times: number[]): string[] {
  return [name, ...[median(times), Math.max(...times)].map(formatTime)];
}

/** `840 ms`, `12.3 s`. */
export function formatTime(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** `8.4 kB`. */
export function formatBytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
