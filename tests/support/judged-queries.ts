import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#engine/project-root.ts';

/** A query that somebody has judged: what readers who type it want to find. */
export interface JudgedQuery {
  q: string;
  /** For example `exact-api`, `prefix`, `typo`, `natural-language`, `concept`, `error-message`. */
  kind: string;
  /** Paths below the docs root of the latest version, with or without an anchor. */
  expected: string[];
}

/** The judged queries of which at least one expected page exists. */
export async function readJudgedQueries(options: {
  /** Docs root: `/docs`. */
  root: string;
  paths: ReadonlySet<string>;
}): Promise<JudgedQuery[]> {
  const { root, paths } = options;
  const text = await readFile(join(projectRoot, 'tests/data/judged-queries.jsonl'), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): JudgedQuery => JSON.parse(line))
    .map((judged) => ({
      ...judged,
      expected: judged.expected
        .map((path) => `${root}/${path.replace(/#.*$/, '')}`.replace(/\/$/, ''))
        .filter((path) => paths.has(path)),
    }))
    .filter(({ expected }) => expected.length > 0);
}

/**
 * Weights are chosen by the answers to the tuned half alone. Nobody looks at single answers to the other half: it tells
 * what the weights are worth for queries that they were not made for.
 */
export type Half = 'tuned' | 'held-out';

export function halfOf({ q }: JudgedQuery): Half {
  const [first = 0] = createHash('sha256').update(q).digest();
  return first % 2 === 0 ? 'tuned' : 'held-out';
}

/** Rank, from 1, of the first expected page among the different pages of an answer; none = not there. */
export function rankOfExpected(hrefs: string[], { expected }: JudgedQuery): number | undefined {
  const pages = [...new Set(hrefs.map((href) => href.replace(/#.*$/, '')))];
  const index = pages.findIndex((page) => expected.includes(page));
  return index === -1 ? undefined : index + 1;
}

export interface Relevance {
  queries: number;
  /** Mean reciprocal rank among the first ten pages. */
  mrr: number;
  /** Share of queries with an expected page first; among the first three. */
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
