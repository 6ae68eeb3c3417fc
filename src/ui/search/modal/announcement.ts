import { fill } from '#shared/strings/fill.ts';
import { countText } from '../screens/count-text.ts';
import { type SearchState, screenOf } from './search-state.ts';

/** The announcement about a search for screen readers. Failures are alerts and need none. */
export function announcementOf(state: SearchState): string {
  switch (screenOf(state)) {
    case 'results':
      // Hits of an older query do not count.
      return state.answer?.query === state.query ? countText(state.answer.response.total) : '';
    case 'no-results':
      return fill(STRINGS.search.noResults, { query: state.query });
    case 'loading':
      return state.status === 'stalled' ? STRINGS.search.searching : '';
    default:
      return '';
  }
}
