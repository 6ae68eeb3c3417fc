import type { RankedSection } from './rank-sections.ts';
import type { SearchHit, SymbolCard } from './search-hit.ts';
import type { IndexedPage } from './search-index-file.ts';
import { toHit } from './to-hit.ts';

/** A guide that is ranked below so many others does not explain the name. */
const MAX_GUIDE_RANK = 5;

/** An export with its guide and reference page, in the order in which they were found. */
export function symbolCard(options: { page: IndexedPage; ranked: RankedSection[] }): SymbolCard {
  const { page } = options;
  const age = options.ranked.find(({ section }) => section.page === page)?.section.age ?? 0;
  // Several versions may be searched together.
  const ranked = options.ranked.filter(({ section }) => section.age === age);
  const [section] = page.sections;
  const { code = '', changes, since, history: anchor } = page.symbol ?? {};
  const [kind = '', ...rest] = section?.[3].split(SEPARATOR) ?? [];
  const own = ranked.findIndex((found) => found.section.page === page);
  const guide = ranked
    .slice(0, MAX_GUIDE_RANK)
    .findIndex((found) => found.section.page.kind === 'guide');
  const reference: SearchHit = {
    id: page.path,
    href: page.path,
    type: 'reference',
    group: page.group,
    title: [{ text: page.title, marked: true }],
    trail: [page.group],
    excerpt: [],
  };
  const found = ranked[guide];
  const guides = found ? [toHit(found)] : [];
  const isGuideFirst = guides.length > 0 && (own === -1 || guide < own);
  const address = `${page.path}#${anchor}`;
  const history: SearchHit = {
    ...reference,
    id: address,
    href: address,
    type: 'heading',
    title: [{ text: `Changes since ${since}`, marked: false }],
    trail: changes === undefined ? [] : [changes],
  };
  return {
    name: page.title,
    label: [kind, page.labels.at(-1)].join(SEPARATOR),
    code,
    text: rest.join(SEPARATOR) || sentenceAbout(page.title, ranked),
    links: [
      ...(isGuideFirst ? [...guides, reference] : [reference, ...guides]),
      ...(changes === undefined ? [] : [history]),
    ],
  };
}

const SEPARATOR = ' · ';

/** The first sentence about a name in the guides, for exports without a comment; empty if none begins with it. */
function sentenceAbout(name: string, ranked: RankedSection[]): string {
  if (WORD.test(name)) return '';
  const sentences = ranked
    .filter(({ section }) => section.page.kind === 'guide')
    // A colon before a capital led to a sample.
    .flatMap(({ section }) => section.text.replaceAll(/: (?=\p{Lu})/gu, '. ').split(SENTENCE_END));
  // The index cuts texts after any word, and separates rows of tables by dots.
  const isWhole = (text: string) => /[.!?]$/.test(text) && !text.includes(SEPARATOR);
  return sentences.find((text) => text.startsWith(`${name} `) && isWhole(text)) ?? '';
}

/** A name that is also an ordinary word at the beginning of a sentence: `Lazy`. */
const WORD = /^\p{Lu}\p{Ll}+$/u;

/** A sentence may begin with a name in lower case. */
const SENTENCE_END = /(?<=[.!?]) (?=\p{L})/u;
