import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#engine/project-root.ts';

/** A query, and what readers who type it want to find. */
export interface Query {
  q: string;
  /** For example `exact-api`, `prefix`, `typo`, `natural-language`, `concept`, `error-message`. */
  kind: string;
  /** Paths below the latest version's docs root, or from the site's root; with or without an anchor. */
  expected: string[];
}

/**
 * A query whose answers were judged. Its author named pages when it was written. On 2026-11-29, two
 * judges who knew neither the search nor its ranks read a pool for each query: its author's pages, the first six pages
 * of the search, and the first six of a plain BM25, in random order. They agreed with a kappa of 0.91; for the 220
 * queries that were written and judged last, mostly of several words, it was 0.87 (147, tuned) and 0.96 (73, held out).
 * A page is expected if both accepted it, or if its author named it and one of them accepted it.
 *
 * Content grows, so pages appear that nobody judged. On 2026-11-30, two others judged new pools of all held-out queries
 * by the same rule, with a kappa of 0.95; the pages that were expected until then took the place of its author's. On the
 * same day, two writers wrote eight queries for each guide, without knowing the search or any judged query, and one judge
 * read the same kind of pool for each. The single words are those of the guides' headings that a reader may type alone,
 * with common terms of tRPC; two judges named the pages that should come first without seeing any results, and agreed on
 * the first page of 193 of 218. Pages that both named are expected.
 */
export interface JudgedQuery extends Query {
  set: QuerySet;
}

/**
 * Weights are chosen with results of the tuned set, of the one written page by page, and of the single words. The
 * held-out set was written from the content when the search was finished, and shows how weights work for queries that
 * they were not chosen for. So its individual results are never inspected, and its totals are printed only when the work
 * is finished.
 */
export type QuerySet = keyof typeof files;

const files = {
  tuned: 'judged-queries.jsonl',
  'by page': 'page-queries.jsonl',
  'single words': 'word-queries.jsonl',
  'held-out': 'fresh-queries.jsonl',
};

export const querySets = Object.keys(files) as QuerySet[];

/** The judged queries with at least one existing expected page. */
export async function readJudgedQueries(options: {
  /** Docs root: `/docs`. */
  root: string;
  paths: ReadonlySet<string>;
}): Promise<JudgedQuery[]> {
  const { root, paths } = options;
  const queries = await Promise.all(
    querySets.map(async (set) => (await readLines(files[set])).map((query) => ({ ...query, set }))),
  );
  return queries
    .flat()
    .map((judged) => ({
      ...judged,
      expected: judged.expected
        .map((path) => (path.startsWith('/') ? path : `${root}/${path}`))
        .map((path) => path.replace(/#.*$/, '').replace(/\/$/, ''))
        .filter((path) => paths.has(path)),
    }))
    .filter(({ expected }) => expected.length > 0);
}

async function readLines(file: string): Promise<Query[]> {
  const text = await readFile(join(projectRoot, 'tests/data', file), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Rank, from 1, of the first expected page among the distinct pages of a result; undefined if it is missing. */
export function rankOfExpected(hrefs: string[], { expected }: Query): number | undefined {
  const pages = [...new Set(hrefs.map((href) => href.replace(/#.*$/, '')))];
  const index = pages.findIndex((page) => expected.includes(page));
  return index === -1 ? undefined : index + 1;
}

export interface Relevance {
  queries: number;
  /** Mean reciprocal rank among the first ten pages. */
  mrr: number;
  /** Share of queries with an expected page in first place; in the first three. */
  success1: number;
  success3: number;
}

export function summarizeRanks(ranks: (number | undefined)[]): Relevance {
  const share = (count: number) => count / ranks.length;
  const within = (limit: number) => ranks.filter((rank) => rank !== undefined && rank <= limit);
  return {
    queries: ranks.length,
    mrr: share(within(10).reduce<number>((sum, rank) => sum + 1 / (rank ?? 1), 0)),
    success1: share(within(1).length),
    success3: share(within(3).length),
  };
}
