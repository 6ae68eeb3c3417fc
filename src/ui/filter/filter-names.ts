import { fill, plural } from '#shared/strings/fill.ts';
/** A list on the page, and the number of its rows whose names contain the text. */
export interface FilteredList {
  label: string;
  shown: number;
}

/**
 * Shows the rows (`data-name`) whose names contain a text in any case, and the lists (`data-list`) and sections
 * (`data-filtered`) that still have rows. An empty text shows everything. A list's heading shows the number of its
 * visible rows (`data-count`), and a folded list with a match is unfolded.
 *
 * @returns the lists with visible rows
 */
export function filterNames({ page, text }: { page: Element; text: string }): FilteredList[] {
  const wanted = text.trim().toLowerCase();
  const lists = [...page.querySelectorAll<HTMLElement>('[data-list]')].map((list) => {
    const rows = [...list.querySelectorAll<HTMLElement>('[data-name]')];
    for (const row of rows) row.hidden = !row.dataset.name?.toLowerCase().includes(wanted);
    const shown = rows.filter((row) => !row.hidden).length;
    list.hidden = shown === 0;
    if (list instanceof HTMLDetailsElement && wanted !== '' && shown > 0) list.open = true;
    const count = list.querySelector('[data-count]');
    if (count)
      count.textContent =
        wanted === ''
          ? fill(STRINGS.changes.allShown, { shown })
          : fill(STRINGS.changes.someShown, { shown, count: rows.length });
    return { label: list.dataset.list ?? '', shown };
  });
  for (const section of page.querySelectorAll<HTMLElement>('[data-filtered]')) {
    section.hidden = wanted !== '' && !section.querySelector('[data-list]:not([hidden])');
  }
  return lists.filter(({ shown }) => shown > 0);
}

/** `4 rows: Moved 1, New 3.` Lists of the same kind, one per package, are counted together. */
export function describeLists(lists: readonly FilteredList[]): string {
  const counts = new Map<string, number>();
  for (const { label, shown } of lists) counts.set(label, (counts.get(label) ?? 0) + shown);
  const total = lists.reduce((sum, { shown }) => sum + shown, 0);
  if (total === 0) return STRINGS.changes.noRow;
  const parts = [...counts].map(([label, count]) => `${label} ${count}`);
  return plural(STRINGS.changes.rows, total, { lists: parts.join(', ') });
}
