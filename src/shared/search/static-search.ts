import { searchLimits } from '../limits.ts';
import { markExcerpt, markText } from './mark-text.ts';
import type { RankedSection } from './rank-sections.ts';
import type { SearchHit, SearchResponse } from './search-hit.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import type { IndexedPage, SearchIndexFile, SearchPageKind } from './search-index-file.ts';
import type { SearchSynonyms } from './search-manifest.ts';

/** What the site's own index is asked. */
export interface StaticSearchRequest {
  query: string;
  /** Files to search in, by their addresses. */
  files: string[];
  /** Kinds of pages to find; all when left out. */
  kinds?: SearchPageKind[];
  /** Counted from 0. */
  page: number;
  /** Most hits that one group may have; no limit when left out. */
  perGroup?: number;
}

/** Answers from files of the site's own index. Runs in a worker; without one in tests and measurements. */
export interface StaticSearch {
  search(request: StaticSearchRequest): Promise<SearchResponse>;
  /** Loads files and makes their index ahead of the first query. */
  prepare(files: string[]): Promise<void>;
}

/**
 * @param load fetches one file of the index; what fails is asked for again the next time
 */
export function createStaticSearch(options: {
  load: (file: string) => Promise<SearchIndexFile>;
  synonyms: SearchSynonyms;
}): StaticSearch {
  const { load, synonyms } = options;
  const indexes = new Map<string, Promise<SearchIndex>>();

  const indexOf = (files: string[]) => {
    const key = files.join(' ');
    const known = indexes.get(key);
    if (known) return known;
    const index = Promise.all(files.map(load)).then((loaded) =>
      createSearchIndex({ files: loaded, synonyms }),
    );
    indexes.set(key, index);
    index.catch(() => indexes.delete(key));
    return index;
  };

  return {
    async search(request) {
      const { query, files, kinds, page, perGroup } = request;
      const index = await indexOf(files);
      const ranked = index.search(query.slice(0, searchLimits.queryLength), kinds);
      const first = page * searchLimits.hitsPerPage;
      const chosen = perGroup === undefined ? ranked : limitGroups(ranked, perGroup);
      return {
        hits: chosen.slice(first, first + searchLimits.hitsPerPage).map(toHit),
        total: ranked.length,
        pageCount: Math.ceil(ranked.length / searchLimits.hitsPerPage),
      };
    },
    async prepare(files) {
      await indexOf(files);
    },
  };
}

/** Most rows of one page where hits are in groups: with more, one page would hide the others. */
const ROWS_OF_PAGE = 2;

function limitGroups(ranked: RankedSection[], perGroup: number): RankedSection[] {
  const ofPages = createLimit<IndexedPage>(ROWS_OF_PAGE);
  const ofGroups = createLimit<string>(perGroup);
  return ranked.filter(
    ({ section }) => ofPages.allows(section.page) && ofGroups.allows(section.page.group),
  );
}

/** Allows a number of things of each kind, and no more. */
function createLimit<Kind>(limit: number): { allows(kind: Kind): boolean } {
  const counts = new Map<Kind, number>();
  return {
    allows(kind) {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= limit;
    },
  };
}

function toHit({ section, isInHeading, match }: RankedSection): SearchHit {
  const { page, level, anchor, heading, trail, text, code } = section;
  const found = new Set(Object.keys(match));
  const href = anchor === '' ? page.path : `${page.path}#${anchor}`;
  return {
    id: href,
    href,
    type: level === 1 ? 'page' : isInHeading ? 'heading' : 'text',
    group: page.group,
    title: markText(heading, found),
    trail: trail.length > 0 ? trail : page.labels.slice(1),
    excerpt: markExcerpt({ text, code, terms: found }),
  };
}
