import { brotliCompressSync } from 'node:zlib';
import { searchLimits } from '#shared/limits.ts';
import { groupHits } from '#shared/search/group-hits.ts';
import type { SearchIndexFile } from '#shared/search/search-index-file.ts';
import { createStaticSearch, type StaticSearch } from '#shared/search/static-search.ts';
import { apiNameQueries } from '../tests/support/api-names.ts';
import {
  type JudgedQuery,
  type Query,
  rankOfExpected,
  readJudgedQueries,
  summarizeRanks,
} from '../tests/support/judged-queries.ts';
import { readSiteSearch, type SiteSearchFiles } from '../tests/support/site-search.ts';
import type { BenchOptions } from './run.ts';
import { oneIn } from './support/one-in.ts';
import { withServedSite } from './support/open-site.ts';
import { formatBytes, formatTime, median, printTable } from './support/print-table.ts';
import { type KeyTimes, timeTyping } from './support/time-typing.ts';

/** CPU slowdown of a slow phone relative to this machine. */
const SLOWDOWN = 4;

/** A topic, a name and a short topic, typed into the dialog. */
const TYPED = ['subscription with websockets', 'createTRPCClient', 'cache invalidation'];

/** The search as the worker runs it: the quality of its results, its size, the time per key. */
export async function run({ smoke }: BenchOptions): Promise<void> {
  const site = await readSiteSearch();
  const queries = await readJudgedQueries({
    root: '/docs',
    paths: new Set(site.site.routes.map(({ path }) => path)),
  });
  const apiNames = apiNameQueries(site.pages);
  if (smoke) await printRelevance(site, oneIn(20, queries), oneIn(20, apiNames));
  else await printRelevance(site, queries, apiNames);
  printFiles(site);
  await printTimes(site, smoke ? { queries: queries.slice(0, 5), sizes: [1, 2] } : { queries });
  await printTyping({ smoke });
}

/** What the dialog does for a key, in the page and not in the worker. */
async function printTyping(options: BenchOptions): Promise<void> {
  const rows: (string | number)[][] = [];
  await withServedSite(options, async ({ browser, origin }) => {
    const queries = options.smoke ? TYPED.map((query) => query.slice(0, 3)) : TYPED;
    for (const slowdown of [1, SLOWDOWN]) {
      const { first, others } = await timeTyping({ browser, origin, queries, slowdown });
      const p95 = (of: keyof KeyTimes) => {
        const times = others.map((key) => key[of]).sort((one, two) => one - two);
        return formatTime(times[Math.floor(times.length * 0.95)] ?? 0);
      };
      const machine = slowdown === 1 ? 'plain' : `CPU slowed ${slowdown}x`;
      rows.push([machine, p95('work'), p95('painted'), formatTime(first.painted)]);
    }
  });
  console.log();
  printTable({
    head: [
      'dialog',
      'work of a key, 95 %',
      'key to painted rows, 95 %',
      'first key to painted rows',
    ],
    rows,
  });
}

async function printRelevance(
  site: SiteSearchFiles,
  queries: JudgedQuery[],
  apiNames: Query[],
): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const [name, synonyms] of [
    ['', site.synonyms],
    [' without synonyms', {}],
  ] as const) {
    const { search } = createStaticSearch({ load: site.load, synonyms, messages: 'Errors' });
    const ranks = new Map<string, (number | undefined)[]>();
    const add = (kind: string, rank: number | undefined) =>
      ranks.set(kind, [...(ranks.get(kind) ?? []), rank]);
    // In the dialog's order.
    const perGroup = searchLimits.hitsPerGroup;
    const ask = async (judged: Query) => {
      const response = await search({ query: judged.q, files: site.latest, page: 0, perGroup });
      return rankOfExpected(
        groupHits(response).flatMap((group) => group.hits.map(({ href }) => href)),
        judged,
      );
    };
    for (const judged of queries) {
      const rank = await ask(judged);
      // Showing kinds of the held-out set would mean looking at it.
      if (name === '' && judged.set !== 'held-out') add(`${judged.set}, ${judged.kind}`, rank);
      add(judged.set, rank);
    }
    for (const judged of name === '' ? apiNames : []) add(judged.kind, await ask(judged));
    for (const [kind, ofKind] of ranks) {
      const { queries: count, mrr, success1, success3 } = summarizeRanks(ofKind);
      rows.push([
        `${kind}${name}`,
        count,
        mrr.toFixed(3),
        success1.toFixed(2),
        success3.toFixed(2),
      ]);
    }
  }
  printTable({ head: ['queries', 'number', 'MRR@10', 'first', 'in three'], rows });
}

function printFiles({ files }: SiteSearchFiles): void {
  console.log();
  printTable({
    head: ['file', 'raw', 'br'],
    rows: [...files].map(([path, text]) => [
      path.replace(/-[0-9a-f]{16}(?=\.)/, ''),
      formatBytes(Buffer.byteLength(text)),
      formatBytes(brotliCompressSync(text).length),
    ]),
  });
}

/** @param sizes of the index, in copies of this site */
async function printTimes(
  site: SiteSearchFiles,
  { queries, sizes = [1, 10, 50] }: { queries: JudgedQuery[]; sizes?: number[] },
): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const times of sizes) {
    const load = async (file: string) => multiply(await site.load(file), times);
    const start = performance.now();
    const search = createStaticSearch({ load, synonyms: site.synonyms, messages: 'Errors' });
    await search.prepare(site.latest);
    const loading = performance.now() - start;
    const keys = await timeKeys(search, site.latest, queries.slice(0, times === 1 ? 60 : 4));
    const p95 = keys[Math.floor(keys.length * 0.95)] ?? 0;
    rows.push([
      times === 1 ? 'this site' : `${times} times`,
      formatTime(loading),
      `${median(keys).toFixed(1)} ms`,
      `${p95.toFixed(1)} ms`,
      `${(p95 * SLOWDOWN).toFixed(1)} ms`,
    ]);
  }
  console.log();
  printTable({
    head: ['index', 'load', 'a key, median', '95 %', `95 %, CPU slowed ${SLOWDOWN}x`],
    rows,
  });
}

/** Types every query letter by letter. The best of three runs, because other load on the machine does not count. */
async function timeKeys(
  { search }: StaticSearch,
  files: string[],
  queries: JudgedQuery[],
): Promise<number[]> {
  const best = new Map<string, number>();
  for (let round = 0; round < 4; round += 1) {
    for (const { q } of queries) {
      for (let length = 1; length <= q.length; length += 1) {
        const query = q.slice(0, length);
        const start = performance.now();
        await search({ query, files, page: 0, perGroup: searchLimits.hitsPerGroup });
        const time = performance.now() - start;
        if (round > 0) best.set(query, Math.min(best.get(query) ?? Number.POSITIVE_INFINITY, time));
      }
    }
  }
  return [...best.values()].sort((one, two) => one - two);
}

/** The same pages many times over, each copy with different names. */
function multiply({ pages }: SearchIndexFile, times: number): SearchIndexFile {
  return {
    pages: Array.from({ length: times }, (_, copy) =>
      pages.map((page) => ({
        ...page,
        path: `${page.path}-${copy}`,
        title: copy === 0 ? page.title : `${page.title} v${copy}`,
      })),
    ).flat(),
  };
}
