import { STOP_WORDS } from '#shared/search/parse-query.ts';
import type { IndexedPage, IndexedSection } from '#shared/search/search-index-file.ts';
import { tokenize } from '#shared/search/tokenize.ts';
import type { LinkTexts } from './collect-link-texts.ts';

/** Longer names are sentences: their words do not belong together in a query. */
const MAX_NAME_WORDS = 3;

/** Adds to each section the words from its keywords and from links to it that its own titles lack. */
export function addOtherNames(options: {
  page: IndexedPage;
  keywords: string[];
  linkTexts: LinkTexts;
}): IndexedPage {
  const { page, keywords, linkTexts } = options;
  const sections = page.sections.map(([level, anchor, heading, text, code]): IndexedSection => {
    const titles = level === 1 ? [page.title, page.path, ...page.labels] : [heading, anchor];
    const known = new Set(tokenize(titles.join(' ')).map(({ term }) => term));
    const names: string[] = [];
    const address = anchor === '' ? page.path : `${page.path}#${anchor}`;
    const others = [...(level === 1 ? keywords : []), ...(linkTexts.get(address) ?? [])];
    for (const other of others) {
      const words = tokenize(other).filter(({ term }) => !STOP_WORDS.has(term));
      const added = words.filter(({ term }) => !known.has(term));
      // A short name stays whole, because its words together name the section.
      const kept = added.length > 0 && words.length <= MAX_NAME_WORDS ? words : added;
      for (const { term, start, end } of kept) {
        known.add(term);
        names.push(other.slice(start, end));
      }
    }
    return [level, anchor, heading, text, code, names.join(' ')];
  });
  return { ...page, sections };
}
