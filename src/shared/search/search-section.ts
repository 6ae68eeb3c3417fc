import { STOP_WORDS } from './parse-query.ts';
import type { IndexedPage } from './search-index-file.ts';
import { joinedTerms, PART, phraseOf, squash, tokenize } from './tokenize.ts';

/** A heading with its text and what ranking and drawing need of it. */
export interface SearchSection {
  page: IndexedPage;
  /** 1 for the page itself. */
  level: number;
  /** Empty for the page itself. */
  anchor: string;
  /** Its own heading, or the title of the page. */
  heading: string;
  /** Titles that lead to it, the page's first; its own left out. */
  trail: string[];
  text: string;
  code: string;
  /** Words with which other pages link to it. */
  names: string;
  /** Heading and last part of the address without spaces, to compare with a whole query. */
  titles: string[];
  /** Number of words of the shorter of them. */
  titleLength: number;
  /** Heading and text as words with one space on each side, to look for neighbours in. */
  words: string;
}

/** Fields of a section that are searched. */
export type SearchField = 'heading' | 'slug' | 'label' | 'title' | 'names' | 'code' | 'prose';

/** The sections of a page with their place among its headings. */
export function sectionsOf(page: IndexedPage): SearchSection[] {
  const parents: { level: number; heading: string }[] = [];
  return page.sections.map(([level, anchor, ownHeading, text, code, names]) => {
    const heading = ownHeading || page.title;
    while ((parents.at(-1)?.level ?? 0) >= level) parents.pop();
    const trail = parents.map((parent) => parent.heading);
    parents.push({ level, heading });
    const phrases = [heading, anchor || slugOf(page, -1)].filter(Boolean).map(phraseOf);
    return {
      page,
      level,
      anchor,
      heading,
      trail,
      text,
      code,
      names,
      titles: [...new Set(phrases.map(squash))],
      titleLength: Math.min(...phrases.map((phrase) => phrase.split(' ').length)),
      words: ` ${phrases[0]} ${phraseOf(text)} `,
    };
  });
}

/** The terms of each field: words, parts of identifiers, and names with what they are joined to. */
export function termsOf(section: SearchSection): Record<SearchField, string[]> {
  const { page, level, anchor, heading, trail, text, code, names } = section;
  // Hundreds of symbols share a package: its name, as a label or in the address, finds none of them.
  const isReference = page.kind === 'reference';
  const labels = isReference ? [] : page.labels;
  const depth = isReference ? -1 : -2;
  const slug = level === 1 ? slugOf(page, depth) : anchor;
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

/**
 * The last parts of the address as words. Those of lessons, and of other pages that explain nothing, are names of what
 * guides explain (`/learn/context`), so they lead nowhere.
 */
function slugOf({ path, kind }: IndexedPage, depth: number): string {
  return kind === 'page' ? '' : path.split('/').slice(depth).join(' ');
}

/** Without the words that nearly every text has: they are half of it, and queries drop them. */
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
