import { STOP_WORDS, tellingWords } from './parse-query.ts';
import { type IndexedPage, NAME_END } from './search-index-file.ts';
import { stemOf } from './stem.ts';
import { joinedTerms, PART, phraseOf, squash, tokenize } from './tokenize.ts';

/** A heading with its text, and everything that ranking and rendering need. */
export interface SearchSection {
  page: IndexedPage;
  /** How far the page's version is from the latest one. */
  age: number;
  /** 1 for the page itself. */
  level: number;
  /** Empty for the page itself. */
  anchor: string;
  /** Its own heading, or the title of the page. */
  heading: string;
  /** Titles above it, the page's first, without its own. */
  trail: string[];
  text: string;
  code: string;
  /** Its other names, and words of longer texts of links to it. */
  names: string;
  /** Heading and last part of the address without spaces, for comparison with a whole query; `query` of `useQuery`. */
  titles: string[];
  /** The same by the stems of words with a meaning: `authenticate` is `authentication`. A name in code has no stem. */
  topics: string[];
  /** Number of words with a meaning in the shorter one. */
  titleLength: number;
  /** Number of words with a meaning in the title of the page. */
  pageTitleLength: number;
  /** Its other names, as words with a meaning. */
  called: string[];
  /** Heading and text as words with a meaning and one space on each side, for finding neighboring words. */
  words: string;
}

/** The searched fields of a section. */
export type SearchField = 'heading' | 'slug' | 'label' | 'title' | 'names' | 'code' | 'prose';

/** Every hook of React begins with `use`. */
const HOOK = /^use(\p{Lu}\w*)$/u;

/** The sections of a page with their position among its headings. */
export function sectionsOf(page: IndexedPage, age = 0): SearchSection[] {
  const parents: { level: number; heading: string }[] = [];
  const pageTitleLength = tellingWords(phraseOf(page.title)).length;
  return page.sections.map(([level, anchor, ownHeading, text, code, names]) => {
    const heading = ownHeading || page.title;
    while ((parents.at(-1)?.level ?? 0) >= level) parents.pop();
    const trail = parents.map((parent) => parent.heading);
    parents.push({ level, heading });
    const own = [heading, anchor || addressPart(page, -1)].filter(Boolean);
    const phrases = own.map(phraseOf);
    const hooks = own.flatMap((title) => HOOK.exec(title)?.[1] ?? []);
    const isCode = own.some((title) => tokenize(title).some((token) => token.isCode));
    return {
      page,
      age,
      level,
      anchor,
      heading,
      trail,
      text,
      code,
      names,
      titles: [...new Set([...phrases, ...hooks.map(phraseOf)].map(squash))],
      topics: isCode ? [] : [...new Set(phrases.map(topicOf))],
      titleLength: Math.min(...phrases.map((phrase) => tellingWords(phrase).length)),
      pageTitleLength,
      called: names
        .split(NAME_END)
        .slice(0, -1)
        .map((name) => tellingWords(phraseOf(name)).join(' ')),
      words: ` ${[...phrases.slice(0, 1), phraseOf(text)].flatMap(tellingWords).join(' ')} `,
    };
  });
}

/** The terms of each field: words, parts of identifiers, and joined names. */
export function termsOf(section: SearchSection): Record<SearchField, string[]> {
  const { page, level, anchor, heading, trail, text, code, names } = section;
  // Hundreds of symbols share a package, so its name in a label or address must not match them all.
  const isReference = page.kind === 'reference';
  // The folder of a page is a label too. As a part of its name, it would be the title of everything in it.
  const folder = level === 1 ? addressPart(page, -2) : '';
  const labels = isReference ? [] : [...page.labels, folder];
  const slug = level === 1 ? addressPart(page, -1) : anchor;
  return {
    heading: allTerms(heading),
    slug: allTerms(slug),
    label: allTerms(labels.join(' ')),
    title: allTerms(trail.join(' ')),
    names: allTerms(names),
    code: tellingTerms(code),
    prose: tellingTerms(text),
  };
}

/** The stems of its words with a meaning: `authenticat` of `How to authenticate`. */
export function topicOf(phrase: string): string {
  return tellingWords(phrase).map(stemOf).join('');
}

/**
 * A part of the address. Lessons, and other pages that explain nothing, are named after topics of guides
 * (`/learn/context`), so their addresses are not searched.
 */
function addressPart({ path, kind }: IndexedPage, index: number): string {
  return kind === 'page' ? '' : (path.split('/').at(index) ?? '');
}

/** Without the words that nearly every text has: they make up half of it, and queries drop them. */
function tellingTerms(text: string): string[] {
  return allTerms(text).filter((term) => !STOP_WORDS.has(term));
}

function allTerms(text: string): string[] {
  const terms: string[] = [];
  for (const { term, parts } of tokenize(text)) {
    if (term.length > 1) terms.push(term);
    for (const part of parts) terms.push(PART + part);
  }
  terms.push(...joinedTerms(text));
  return terms;
}
