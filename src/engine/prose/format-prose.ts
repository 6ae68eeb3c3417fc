import { habits } from './habits.ts';
import { medianOf, type PageProse } from './measure-page.ts';

/**
 * A line for each page. The one with the most habits per 1,000 words comes last, where people look
 * first.
 */
export function formatProse(pages: PageProse[]): string {
  const measured = pages.filter(({ sentences }) => sentences > 0);
  const rows = [...measured]
    .sort((a, b) => density(a) - density(b) || (a.file < b.file ? -1 : 1))
    .map((page) => [
      page.page,
      String(page.words),
      String(page.median),
      `${Math.round(page.short * 100)} %`,
      density(page).toFixed(1),
      [...page.found].map(([name, { length }]) => `${name} ${length}`).join(', '),
    ]);
  const head = ['page', 'words', 'median', 'short', 'per 1,000', 'habits'];
  const asked = measured.filter(({ found }) => found.has('question')).length;
  const median = medianOf(measured.flatMap(({ lengths }) => lengths));
  const sum = `${asked} of ${measured.length} pages open with a question. The median sentence has ${median} words.`;
  return [...alignColumns([head, ...rows]), sum].join('\n');
}

/** Every place in a page with its sentence, below the better wording. */
export function formatPlaces({ file, found }: PageProse): string {
  return habits
    .flatMap(({ name, better }) => {
      const places = found.get(name) ?? [];
      if (places.length === 0) return [];
      const lines = places.map(
        (place) => `  ${file}:${place.line}:${place.column} ${place.sentence}`,
      );
      return [`${name}: ${better}`, ...lines];
    })
    .join('\n');
}

function density({ words, found }: PageProse): number {
  const count = [...found.values()].reduce((sum, { length }) => sum + length, 0);
  return (1000 * count) / Math.max(1, words);
}

/** Aligns text left and numbers right. */
function alignColumns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => {
        const width = widths[at] ?? 0;
        return at === 0 || at === row.length - 1 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
