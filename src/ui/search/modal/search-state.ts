import { searchLimits } from '#shared/limits.ts';
import { groupHits, type HitGroup } from '#shared/search/group-hits.ts';
import type { SearchResponse } from '#shared/search/search-hit.ts';

/** The grouped results; `query` is their query. */
export interface SearchAnswer {
  query: string;
  groups: HitGroup[];
  response: SearchResponse;
}

/** Everything that the dialog shows. */
export interface SearchState {
  /** As typed, truncated to its maximum length. */
  query: string;
  /** The full text, pasted or after a chip's prefix, if the query is another; for finding error messages. */
  pasted?: string | undefined;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The newest response; while the next one is pending, it may belong to an older query. */
  answer?: SearchAnswer | undefined;
  /** Index of the option that Enter opens. */
  active: number;
  /** Number of attempts: a change repeats the same query. */
  attempt: number;
}

/** An event in the dialog, in the past tense: a key press, a timer or a response. */
export type SearchEvent =
  | { type: 'typed'; query: string; pasted?: string | undefined }
  /** The query goes to another version, so the old response does not count. */
  | { type: 'restricted' }
  | { type: 'stalled' }
  | { type: 'answered'; query: string; response: SearchResponse }
  | { type: 'failed' }
  | { type: 'retried' }
  | { type: 'moved'; to: 'next' | 'previous'; count: number }
  | { type: 'pointed'; index: number };

/** The screen for a state. */
export type SearchScreen = 'start' | 'loading' | 'results' | 'no-results' | 'error';

/** @param pasted the full text that the query comes from */
export function initialSearchState(query: string, pasted = query): SearchState {
  const cut = query.slice(0, searchLimits.queryLength);
  return {
    query: cut,
    pasted: pasted === cut ? undefined : pasted,
    status: isBlank(cut) ? 'idle' : 'loading',
    active: 0,
    attempt: 0,
  };
}

export function reduceSearch(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed': {
      const next = initialSearchState(event.query, event.pasted);
      // Old hits stay until new ones arrive, but an empty result is not shown for another query.
      const keepsAnswer = next.status === 'loading' && state.answer?.groups.length;
      return {
        ...next,
        attempt: state.attempt,
        ...(keepsAnswer && { answer: state.answer, active: state.active }),
      };
    }
    case 'restricted':
      return { ...initialSearchState(state.query, state.pasted), attempt: state.attempt };
    case 'retried':
      return { ...initialSearchState(state.query, state.pasted), attempt: state.attempt + 1 };
    case 'stalled':
      return state.status === 'loading' ? { ...state, status: 'stalled' } : state;
    case 'answered':
      if (event.query !== state.query) return state;
      return {
        ...state,
        status: 'idle',
        active: 0,
        answer: {
          query: event.query,
          groups: groupHits(event.response),
          response: event.response,
        },
      };
    case 'failed':
      return { ...state, status: 'error', answer: undefined };
    case 'moved':
      return { ...state, active: moveActive(state.active, event) };
    case 'pointed':
      return { ...state, active: event.index };
  }
}

/** The screen for a state. */
export function screenOf({ query, status, answer }: SearchState): SearchScreen {
  if (isBlank(query)) return 'start';
  if (status === 'error') return 'error';
  if (answer === undefined) return 'loading';
  return answer.groups.length > 0 ? 'results' : 'no-results';
}

function moveActive(
  active: number,
  { to, count }: Extract<SearchEvent, { type: 'moved' }>,
): number {
  if (count === 0) return 0;
  return (active + (to === 'next' ? 1 : count - 1)) % count;
}

export function isBlank(query: string): boolean {
  return query.trim() === '';
}
