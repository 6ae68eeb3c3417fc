import { STOP_WORDS } from '#shared/search/parse-query.ts';
import {
  type IndexedPage,
  type IndexedSection,
  NAME_END,
} from '#shared/search/search-index-file.ts';
import { hrefOf } from '#shared/search/to-hit.ts';
import { type Token, tokenize } from '#shared/search/tokenize.ts';
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
    const rest: string[] = [];
    const address = hrefOf(page.path, anchor);
    const others = [...(level === 1 ? keywords : []), ...(linkTexts.get(address) ?? [])];
    for (const other of others) {
      const words = tokenize(other).filter(({ term }) => !STOP_WORDS.has(term));
      const added = words.filter(({ term }) => !known.has(term));
      if (added.length === 0) continue;
      for (const { term } of added) known.add(term);
      const textOf = (kept: Token[]) =>
        kept.map(({ start, end }) => other.slice(start, end)).join(' ');
      // A short name stays whole, because its words together name the section.
      if (words.length <= MAX_NAME_WORDS) names.push(textOf(words) + NAME_END);
      else rest.push(textOf(added));
    }
    return [level, anchor, heading, text, code, names.join('') + rest.join(' ')];
  });
  return { ...page, sections };
}
