const LINES_AROUND = 2;

/** The lines around a position as plain text: `>` marks the line, `^` the column. Both count from 1. */
export function codeFrame({
  source,
  line,
  column,
}: {
  source: string;
  line: number;
  column?: number;
}): string {
  const lines = source.split(/\r?\n/);
  const first = Math.max(1, line - LINES_AROUND);
  const last = Math.min(lines.length, line + LINES_AROUND);
  const width = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const text = lines[number - 1] ?? '';
    const mark = number === line ? '>' : ' ';
    frame.push(`${mark} ${String(number).padStart(width)} | ${text}`.trimEnd());
    if (number !== line || column === undefined) continue;
    // Tabs stay tabs, so that the mark is below its column.
    const indent = text.slice(0, column - 1).replace(/[^\t]/g, ' ');
    frame.push(`  ${' '.repeat(width)} | ${indent}^`);
  }
  return frame.join('\n');
}
