import type { IndexedPage } from '#shared/search/search-index-file.ts';
import type {
  SearchHierarchy,
  SearchRecord,
  SearchRecordType,
} from '#shared/search/search-record.ts';
import { sectionsOf } from '#shared/search/search-section.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import type { Site } from '../site.ts';
import type { SearchPage } from './search-page.ts';

/** Guides before reference before posts, if the provider ranks them equally. */
const pageRanks: Record<IndexedPage['kind'], number> = { guide: 3, page: 2, reference: 1, post: 0 };

/** One record per heading with the text below it, in the hosted provider's format. */
export function buildSearchRecords(options: {
  pages: SearchPage[];
  config: Site['config'];
}): SearchRecord[] {
  const { pages, config } = options;
  const language = config.i18n.currentLocale ?? config.i18n.defaultLocale;
  return pages.flatMap(({ tag, indexed }) => {
    const address = absoluteAddress(config, indexed.path);
    return sectionsOf(indexed).map(({ level, anchor, heading, trail, text }, position) => {
      const url = anchor === '' ? address : `${address}#${encodeURI(anchor)}`;
      return {
        objectID: `${tag} ${url}`,
        hierarchy: hierarchyOf(indexed, level === 1 ? [] : [...trail.slice(1), heading]),
        content: text === '' ? null : text,
        type: `lvl${level}` as SearchRecordType,
        kind: indexed.kind,
        url,
        url_without_anchor: address,
        anchor: anchor === '' ? null : anchor,
        language,
        docusaurus_tag: tag,
        weight: {
          pageRank: pageRanks[indexed.kind] * (indexed.boost ?? 1),
          level: 100 - 10 * (level - 1),
          position,
        },
      };
    });
  });
}

function hierarchyOf({ group, title }: IndexedPage, headings: string[]): SearchHierarchy {
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
  return { lvl0: group, lvl1: title, lvl2, lvl3, lvl4, lvl5, lvl6 };
}
