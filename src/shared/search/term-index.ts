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

/** A section that has a term, and how often. */
type Posting = [id: number, frequency: number];

/** One field of all sections. */
interface Field {
  name: SearchField;
  weight: number;
  postings: Map<string, Posting[]>;
  /** Numbers of different terms, by section. */
  lengths: number[];
  /** Their sum. */
  total: number;
}

/** @param fieldWeights weight of a match in each field */
export function createTermIndex(fieldWeights: Record<SearchField, number>): TermIndex {
  const names = Object.keys(fieldWeights) as SearchField[];
  const fields = names.map((name): Field => {
    return { name, weight: fieldWeights[name], postings: new Map(), lengths: [], total: 0 };
  });
  const frequencies = new Map<string, number>();
  let count = 0;

  return {
    frequencies,
    add(terms) {
      for (const field of fields) {
        const occurrences = new Map<string, number>();
        for (const term of terms[field.name]) {
          occurrences.set(term, (occurrences.get(term) ?? 0) + 1);
        }
        field.lengths.push(occurrences.size);
        field.total += occurrences.size;
        for (const [term, frequency] of occurrences) {
          const list = field.postings.get(term) ?? [];
          field.postings.set(term, list);
          list.push([count, frequency]);
        }
      }
      for (const term of new Set(names.flatMap((name) => terms[name]))) {
        frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
      }
      count += 1;
    },
    search(weights, isWanted) {
      const found = new Map<number, TermMatch>();
      for (const [term, weight] of weights) {
        for (const field of fields) {
          const list = field.postings.get(term) ?? [];
          const average = field.total / count || 1;
          const rarity = Math.log(1 + (count - list.length + 0.5) / (list.length + 0.5));
          for (const [id, frequency] of list) {
            if (isWanted && !isWanted(id)) continue;
            const length = (field.lengths[id] ?? 0) / average;
            const share =
              (frequency * (BM25.saturation + 1)) /
              (frequency + BM25.saturation * (1 - BM25.length + BM25.length * length));
            const one: TermMatch = found.get(id) ?? { id, score: 0, match: Object.create(null) };
            found.set(id, one);
            one.score += weight * field.weight * rarity * (BM25.least + share);
            one.match[term] = [...(one.match[term] ?? []), field.name];
          }
        }
      }
      return [...found.values()].sort((a, b) => b.score - a.score);
    },
  };
}
