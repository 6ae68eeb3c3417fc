import { editDistance } from './edit-distance.ts';

/** Terms with the fewest wrong letters: one allowed from 4 letters on, two from 8. The first letter counts double. */
export function findResembling(terms: string[], word: string): [term: string, distance: number][] {
  const limit = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  return closestTerms({ terms, word, limit });
}

/**
 * The terms with the fewest wrong letters.
 *
 * @param options.limit maximum number of wrong letters; with 0, nothing is found
 * @returns each with its number of wrong letters, all the same
 */
export function closestTerms(options: {
  terms: string[];
  word: string;
  limit: number;
}): [term: string, distance: number][] {
  const { terms, word, limit } = options;
  let best = limit;
  let found: [string, number][] = [];
  if (limit === 0) return found;
  for (const term of terms) {
    if (Math.abs(term.length - word.length) > best) continue;
    const distance = editDistance(word, term, best);
    if (distance > best) continue;
    if (distance < best) {
      best = distance;
      found = found.filter((pair) => pair[1] <= best);
    }
    found.push([term, distance]);
  }
  return found;
}
