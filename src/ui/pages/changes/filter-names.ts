/**
 * Shows the rows (`data-name`) whose names hold a text, whatever its case, and the lists (`data-filtered`) that have
 * some left. An empty text shows everything.
 *
 * @returns how many rows are shown
 */
export function filterNames({ page, text }: { page: Element; text: string }): number {
  const wanted = text.trim().toLowerCase();
  let shown = 0;
  for (const row of page.querySelectorAll<HTMLElement>('[data-name]')) {
    row.hidden = !row.dataset.name?.toLowerCase().includes(wanted);
    if (!row.hidden) shown += 1;
  }
  for (const list of page.querySelectorAll<HTMLElement>('[data-filtered]')) {
    list.hidden = wanted !== '' && !list.querySelector('[data-name]:not([hidden])');
  }
  return shown;
}
