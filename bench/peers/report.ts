import { median, type Table } from '../support/print-table.ts';

/** The figures of one generator; a reason instead if it could not be measured. */
export interface Column {
  name: string;
  version: string;
  /** The values of all rounds, by the name of the row. */
  values: Record<string, number[]>;
  failure?: string;
}

/** One row: how its values are written, of which the smallest is the best. */
export interface Row {
  name: string;
  /** Empty for numbers of things. */
  unit: string;
  /** Divides the values, for units such as kB. */
  per: number;
  digits: number;
}

/** A column for each generator; cells with the median and, in brackets, the range. */
export function comparisonTable(rows: Row[], columns: Column[]): Table {
  return {
    head: ['measurement', ...columns.map(({ name }) => name)],
    rows: [
      ['version', ...columns.map(({ version }) => version)],
      ...rows.map((row) => [
        `${row.name}${row.unit && `, ${row.unit}`}`,
        ...columns.map((column) => cell(row, column)),
      ]),
    ],
  };
}

/** The generators that could not be measured, with the reasons. */
export function failureTable(columns: Column[]): Table | undefined {
  const failed = columns.filter(({ failure }) => failure !== undefined);
  if (failed.length === 0) return undefined;
  return {
    head: ['not measured', 'reason'],
    rows: failed.map(({ name, failure = '' }) => [name, failure.slice(0, 200)]),
  };
}

/**
 * Says in which rows one generator has the smallest median, and who has it in the others. Ranges that overlap are named,
 * because the next run may decide otherwise.
 */
export function standingOf(name: string, rows: Row[], columns: Column[]): string {
  const first: string[] = [];
  const others: string[] = [];
  for (const row of rows) {
    const ranking = columns
      .map((column) => ({ name: column.name, values: column.values[row.name] ?? [] }))
      .filter(({ values }) => values.length > 0)
      .map((it) => ({ ...it, median: median(it.values) }))
      .sort((one, two) => one.median - two.median);
    const [best] = ranking;
    const own = ranking.find((it) => it.name === name);
    if (!best || !own) continue;
    if (own.median > best.median) {
      const place = ranking.findIndex(({ median: value }) => value === own.median) + 1;
      others.push(`${row.name} (number ${place}, after ${best.name})`);
      continue;
    }
    const close = ranking.filter(
      (it) => it !== own && Math.min(...it.values) <= Math.max(...own.values),
    );
    const rivals = new Intl.ListFormat('en').format(close.map((it) => it.name));
    first.push(rivals ? `${row.name} (its range overlaps that of ${rivals})` : row.name);
  }
  const list = (items: string[]) => (items.length > 0 ? items.join(', ') : 'nothing');
  return `By the medians, with the smallest as the best, ${name} is first in: ${list(first)}. It is not first in: ${list(others)}.`;
}

function cell(row: Row, column: Column): string {
  const values = column.values[row.name] ?? [];
  if (values.length === 0) return column.failure === undefined ? '-' : 'failed';
  const write = (value: number) => (value / row.per).toFixed(row.digits);
  const [least, most] = [Math.min(...values), Math.max(...values)].map(write);
  const range = least === most ? '' : ` (${least}–${most})`;
  return `${write(median(values))}${range}`;
}
