import type { FoundTerms } from './coverage.ts';
import type { SearchField } from './search-section.ts';

/**
 * Parameters of BM25+, at the values that its authors recommend for short texts: saturation of repeated terms, penalty
 * of long fields, and the least value of any match.
 */
const BM25 = { saturation: 1.2, length: 0.7, least: 0.5 };

/** A section with the terms of a query that it has. */
export interface TermMatch {
  /** Position of the section in the order in which sections were added. */
  id: number;
  score: number;
  match: FoundTerms;
}

/** Sections by their terms, with frequencies. */
export interface TermIndex {
  /** Term -> number of sections that have it. */
  frequencies: ReadonlyMap<string, number>;
  add(terms: Record<SearchField, string[]>): void;
  /**
   * The sections that have any of the terms, best first.
   *
   * @param weights weight of each term
   * @param isWanted leaves out the other sections
   */
  search(weights: ReadonlyMap<string, number>, isWanted?: (id: number) => boolean): TermMatch[];
}

/** The terms of a field in one section: how many there are, and how often each occurs. */
type Posting = [id: number, frequency: number];

/** @param fieldWeights weight of a match in each field */
export function createTermIndex(fieldWeights: Record<SearchField, number>): TermIndex {
  const fields = Object.keys(fieldWeights) as SearchField[];
  const postings = new Map<string, Map<SearchField, Posting[]>>();
  const frequencies = new Map<string, number>();
  /** Numbers of different terms, by field and section. */
  const lengths = Object.fromEntries(fields.map((field) => [field, []])) as unknown as Record<
    SearchField,
    number[]
  >;
  let count = 0;

  return {
    frequencies,
    add(terms) {
      for (const field of fields) {
        const occurrences = new Map<string, number>();
        for (const term of terms[field]) occurrences.set(term, (occurrences.get(term) ?? 0) + 1);
        lengths[field].push(occurrences.size);
        for (const [term, frequency] of occurrences) {
          const byField = postings.get(term) ?? new Map<SearchField, Posting[]>();
          postings.set(term, byField);
          const list = byField.get(field) ?? [];
          byField.set(field, list);
          list.push([count, frequency]);
        }
      }
      for (const term of new Set(fields.flatMap((field) => terms[field]))) {
        frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
      }
      count += 1;
    },
    search(weights, isWanted) {
      const found = new Map<number, TermMatch>();
      const averages = fields.map(
        (field) => lengths[field].reduce((sum, length) => sum + length, 0) / count,
      );
      for (const [term, weight] of weights) {
        for (const [place, field] of fields.entries()) {
          const list = postings.get(term)?.get(field) ?? [];
          const rarity = Math.log(1 + (count - list.length + 0.5) / (list.length + 0.5));
          for (const [id, frequency] of list) {
            if (isWanted && !isWanted(id)) continue;
            const length = (lengths[field][id] ?? 0) / (averages[place] || 1);
            const share =
              (frequency * (BM25.saturation + 1)) /
              (frequency + BM25.saturation * (1 - BM25.length + BM25.length * length));
            const one: TermMatch = found.get(id) ?? { id, score: 0, match: Object.create(null) };
            found.set(id, one);
            one.score += weight * fieldWeights[field] * rarity * (BM25.least + share);
            one.match[term] = [...(one.match[term] ?? []), field];
          }
        }
      }
      // Two terms in one section are worth more than twice one of them.
      for (const one of found.values()) one.score *= Object.keys(one.match).length;
      return [...found.values()].sort((a, b) => b.score - a.score);
    },
  };
}
