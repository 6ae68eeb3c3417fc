import { distance } from 'fastest-levenshtein';
import type { FoundProblem } from '../problems/found-problem.ts';
import type { AddressBook } from './address-book.ts';
import type { CheckInput } from './check-input.ts';
import { reportLinks } from './report-links.ts';

/** Links to an existing page with an anchor that it lacks. */
export function checkAnchors(input: CheckInput & { book: AddressBook }): FoundProblem[] {
  const { book, damaged } = input;
  const whole = input.pages.filter(({ path }) => !damaged.has(path));
  const idsOf = new Map(whole.map((page) => [page.path, new Set(page.ids)]));
  return reportLinks({
    input,
    book,
    judge: ({ path, anchor }) => {
      // Every browser scrolls to the top for `#top`.
      if (anchor === '' || anchor === 'top') return undefined;
      const page = book.pageAt(path);
      const ids = page === undefined ? undefined : idsOf.get(page);
      if (ids === undefined || ids.has(anchor)) return undefined;
      return {
        code: 'broken-anchor',
        message: `leads to ${page}, but nothing there has the id "${anchor}".`,
        hint: formatNearIds([...ids], anchor),
      };
    },
  });
}

function formatNearIds(ids: string[], anchor: string): string {
  const allowed = Math.max(2, Math.ceil(anchor.length / 3));
  const near = ids
    .map((id) => ({ id, edits: isPart(id, anchor) ? 1 : distance(id, anchor) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({ id }) => `#${id}`);
  return near.length > 0
    ? `Similar ids on that page: ${near.join(', ')}.`
    : 'Use the id of the heading that you mean, or remove the anchor.';
}

function isPart(id: string, anchor: string): boolean {
  return Math.min(id.length, anchor.length) > 3 && (id.includes(anchor) || anchor.includes(id));
}
