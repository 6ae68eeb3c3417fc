import type { SearchHit } from '#shared/search/search-hit.ts';

/** The explained errors as the guides write them, for addresses: a short text that finds the same answers again. */
export function errorWords(answers: SearchHit[]): string {
  return answers.map(({ title }) => title.map(({ text }) => text).join('')).join('\n');
}
