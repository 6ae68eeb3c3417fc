import { type SearchState, screenOf } from '../modal/search-state.ts';

/** What a screen reader is told about a search. Failures tell themselves, as alerts. */
export function announcementOf(state: SearchState): string {
  switch (screenOf(state)) {
    case 'results':
      // The hits of an older query say nothing about this one.
      return state.answer?.query === state.query ? countText(state.answer.total) : '';
    case 'no-results':
      return `No results for "${state.query}"`;
    case 'loading':
      return state.status === 'stalled' ? 'Searching …' : '';
    default:
      return '';
  }
}

/** `1 result`, `23 results`. */
export function countText(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}
