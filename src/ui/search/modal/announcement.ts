import { fill } from '#shared/strings/fill.ts';
import { countText } from '../screens/count-text.ts';
import { type SearchState, screenOf } from './search-state.ts';

/** What a screen reader says about a search. Failures are alerts, which need no announcement. */
export function announcementOf(state: SearchState): string {
  switch (screenOf(state)) {
    case 'results':
      // The hits of an older query say nothing about this one.
      return state.answer?.query === state.query ? countText(state.answer.total) : '';
    case 'no-results':
      return fill(STRINGS.search.noResults, { query: state.query });
    case 'loading':
      return state.status === 'stalled' ? STRINGS.search.searching : '';
    default:
      return '';
  }
}
