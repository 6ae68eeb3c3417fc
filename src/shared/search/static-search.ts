import { searchLimits } from '../limits.ts';
import { type AnswerFinder, createAnswerFinder } from './find-answers.ts';
import { createSymbolFinder, type SymbolFinder } from './find-symbol.ts';
import { countFound } from './group-hits.ts';
import type { RankedSection } from './rank-sections.ts';
import { rankWeights } from './rank-weights.ts';
import type { SearchResponse } from './search-hit.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import type { IndexedPage, SearchIndexFile, SearchKind } from './search-index-file.ts';
import type { SearchSynonyms } from './search-manifest.ts';
import { symbolCard } from './symbol-card.ts';
import { hrefOf, toHit } from './to-hit.ts';

/** A query to the site's own index. */
export interface StaticSearchRequest {
  query: string;
  /** Addresses of the files to search. */
  files: string[];
  /** Kinds to search; all by default. */
  kinds?: SearchKind[] | undefined;
  /** The full pasted text, if it is longer than a query may be. */
  pasted?: string | undefined;
  /** Counted from 0. */
  page: number;
  /** Maximum number of hits per group; no limit by default. */
  perGroup?: number | undefined;
}

/** Searches the files of the site's own index. Runs in a worker, or directly in tests and benchmarks. */
export interface StaticSearch {
  /** Answers from the files that could be loaded. Rejects if none could. */
  search(request: StaticSearchRequest): Promise<StaticSearchResponse>;
  /** Loads files and builds their index before the first query; files that failed before are requested again. */
  prepare(files: string[]): Promise<void>;
}

/** A response, and which of the files it lacks. */
export interface StaticSearchResponse extends Omit<SearchResponse, 'missing'> {
  /** Files that could not be loaded; left out if there are none. */
  missing?: string[];
}

/** @param load fetches one file of the index */
export function createStaticSearch(options: {
  load: (file: string) => Promise<SearchIndexFile>;
  synonyms: SearchSynonyms;
  /** Name of the group of error messages. */
  messages: string;
}): StaticSearch {
  const { load, synonyms, messages } = options;
  const indexes = new Map<string, Promise<LoadedIndex>>();

  const loadIndex = async (files: string[]): Promise<LoadedIndex> => {
    const results = await Promise.allSettled(files.map(load));
    const loaded = results
      .flatMap((it) => (it.status === 'fulfilled' ? it.value : []))
      // A name leads to the newest version that has it.
      .sort((one, other) => (one.age ?? 0) - (other.age ?? 0));
    const failed = results.find((it) => it.status === 'rejected');
    if (failed && loaded.length === 0) throw failed.reason;
    return {
      index: createSearchIndex({ files: loaded, synonyms }),
      answers: createAnswerFinder(loaded, messages),
      symbols: createSymbolFinder(loaded.flatMap(({ pages }) => pages)),
      missing: files.filter((_, place) => results[place]?.status === 'rejected'),
    };
  };
  const indexOf = (files: string[]) => {
    const key = files.join(' ');
    const known = indexes.get(key);
    if (known) return known;
    const index = loadIndex(files);
    indexes.set(key, index);
    index.catch(() => indexes.delete(key));
    return index;
  };

  return {
    async search(request) {
      const { query, pasted, files, kinds, page, perGroup } = request;
      const found = await indexOf(files);
      const ranked = found.index.search(query.slice(0, searchLimits.queryLength), kinds);
      const isFirstOf = (kind: SearchKind) => page === 0 && (!kinds || kinds.includes(kind));
      const answers = isFirstOf('error') ? found.answers.find(pasted ?? query) : [];
      // A message may begin with a name: `TypeError<"Context mismatch">`.
      const isName = answers.length === 0 && isFirstOf('reference');
      const symbol = isName ? found.symbols.find(query) : undefined;
      const card = symbol && symbolCard({ page: symbol, ranked });
      const first = page * searchLimits.hitsPerPage;
      const chosen = perGroup === undefined ? ranked : limitGroups(ranked, perGroup);
      const onPage = (rows: RankedSection[]) => rows.slice(first, first + searchLimits.hitsPerPage);
      const total = countFound({
        answers,
        symbol: card,
        hits: onPage(ranked).map(({ section }) => ({
          href: hrefOf(section.page.path, section.anchor),
        })),
        total: ranked.length,
      });
      return {
        answers,
        ...(answers.length > 0 && {
          errors: answers.map(({ title: [seen] }) => seen?.text).join('\n'),
        }),
        ...(card && { symbol: card }),
        hits: onPage(chosen).map(toHit),
        ...(ranked.length + answers.length === 0 && found.index.suggest(query, kinds)),
        ...(found.missing.length > 0 && { missing: found.missing }),
        total,
        pageCount: Math.ceil(ranked.length / searchLimits.hitsPerPage),
      };
    },
    async prepare(files) {
      const key = files.join(' ');
      const known = indexes.get(key);
      const missing = (await known)?.missing ?? [];
      // Of several that waited for the same index, the first one requests its files again.
      if (missing.length > 0 && indexes.get(key) === known) indexes.delete(key);
      await indexOf(files);
    },
  };
}

/** Everything that a set of files can answer from. */
interface LoadedIndex {
  index: SearchIndex;
  answers: AnswerFinder;
  symbols: SymbolFinder;
  missing: string[];
}

/** Maximum rows of one page in grouped results; with more, one page would hide the others. */
const MAX_ROWS_PER_PAGE = 2;

/**
 * The rows of grouped results. A group's further rows are above the next group, so those that match much worse than it
 * are left out.
 */
function limitGroups(ranked: RankedSection[], perGroup: number): RankedSection[] {
  const bests = new Map<string, number>();
  const [best] = ranked;
  // The best one may stand alone, and its group elsewhere.
  for (const { section, score } of best?.isNamed ? ranked.slice(1) : ranked) {
    if (!bests.has(section.page.group)) bests.set(section.page.group, score);
  }
  const ordered = [...bests];
  const least = new Map(
    ordered.map(([group], index) => [group, (ordered[index + 1]?.[1] ?? 0) * rankWeights.nearNext]),
  );
  const counts = new Map<IndexedPage | string, number>();
  const isBelow = (limit: number, kind: IndexedPage | string) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= limit;
  };
  return ranked.filter(
    ({ score, section: { page } }) =>
      score >= (least.get(page.group) ?? 0) &&
      isBelow(MAX_ROWS_PER_PAGE, page) &&
      isBelow(perGroup, page.group),
  );
}
