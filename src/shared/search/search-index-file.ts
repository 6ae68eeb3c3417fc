/**
 * The kind of a page in the search: `guide` is documentation written by hand, `reference` the generated API pages,
 * `post` the blog, `page` everything else.
 */
export type SearchPageKind = 'guide' | 'reference' | 'post' | 'page';

/** Kinds that readers may search separately: a kind of page, or sections that explain an error. */
export type SearchKind = SearchPageKind | 'error';

/**
 * The searchable text of a part of the site: everything that the worker needs for its index and that hits show. Pages
 * are in the order of the site.
 */
export interface SearchIndexFile {
  pages: IndexedPage[];
  /** How far its version is from the latest one, in versions; left out for that one, and outside the docs. */
  age?: number;
  /** Left out if a file has none. */
  messages?: IndexedMessage[];
}

/** An error explained in a guide. Texts keep their Markdown for inline code and strong words. */
export interface IndexedMessage {
  /** Where it is explained: site path without base URL, and the section's anchor. */
  path: string;
  anchor: string;
  /** The message with its codes, or several of them, as in the guide. */
  seen: string;
  /** Its other codes, separated by spaces. */
  numbers: string;
  /** Cause and fix. */
  text: string;
}

/** A page with its sections in the index. */
export interface IndexedPage {
  /** Site path without base URL. */
  path: string;
  title: string;
  /** Group of its hits. */
  group: string;
  /** Sidebar labels that lead to the page, and its other names, without its title. */
  labels: string[];
  kind: SearchPageKind;
  /** Factor for its results; left out if it is 1. */
  boost?: number;
  /** Only on a lesson of the course, which is found among the other pages. */
  isLesson?: true;
  /** Only on a symbol's page: facts for its card beyond title, labels and text. */
  symbol?: IndexedSymbol;
  /** The first section is the page itself: level 1, without anchor and heading. */
  sections: IndexedSection[];
}

/** Facts for a symbol's card in the results. */
export interface IndexedSymbol {
  /** Its declaration after the name, on one line and shortened; may be empty. */
  code: string;
  /** How it differs from the previous version, and that version's label; left out if it does not. */
  changes?: string;
  since?: string | undefined;
  /** Anchor of its history. */
  history?: string;
}

/** Ends each other name of a section. Words without it are parts of longer texts. */
export const NAME_END = '|';

/**
 * A heading and the content below it: level (1 to 6), anchor, heading, prose, the names in its code, separated by
 * spaces, and its other names: keywords and the texts of links to it, each with `NAME_END`.
 */
export type IndexedSection = [
  level: number,
  anchor: string,
  heading: string,
  text: string,
  code: string,
  names: string,
];

/** The published form, by column, which compresses better. */
export interface PackedIndexFile {
  pages: (Omit<IndexedPage, 'sections'> & {
    sections: [level: number, anchor: string, heading: string][];
  })[];
  /** Prose, code and other names of all sections, in order. */
  texts: string[];
  codes: string[];
  names: string[];
  age?: number;
  messages?: IndexedMessage[];
}

/** Converts an index file to its published form. */
export function packIndexFile({ pages, age, messages }: SearchIndexFile): PackedIndexFile {
  const sections = pages.flatMap((page) => page.sections);
  return {
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map(([level, anchor, heading]) => [level, anchor, heading]),
    })),
    texts: sections.map(([, , , text]) => text),
    codes: sections.map(([, , , , code]) => code),
    names: sections.map(([, , , , , names]) => names),
    ...(age && { age }),
    ...(messages && { messages }),
  };
}

/** Restores an index file from its published form. */
export function unpackIndexFile(packed: PackedIndexFile): SearchIndexFile {
  const { pages, texts, codes, names, age, messages } = packed;
  let index = 0;
  return {
    ...(age && { age }),
    ...(messages && { messages }),
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map((section): IndexedSection => {
        const place = index;
        index += 1;
        return [...section, texts[place] ?? '', codes[place] ?? '', names[place] ?? ''];
      }),
    })),
  };
}
