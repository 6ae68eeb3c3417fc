/**
 * What a page is for readers who search: `guide` is documentation that somebody wrote, `reference` the
 * generated API pages, `post` the blog, `page` everything else.
 */
export type SearchPageKind = 'guide' | 'reference' | 'post' | 'page';

/** What readers may search for alone: a kind of pages, or sections that explain an error. */
export type SearchKind = SearchPageKind | 'error';

/**
 * The searchable text of a part of the site: everything that the worker makes its index from, and what hits
 * show. Pages in the order of the site.
 */
export interface SearchIndexFile {
  pages: IndexedPage[];
  /** Left out where a file has none. */
  messages?: IndexedMessage[];
}

/** An error that a guide explains. Texts keep their marks for inline code and strong words. */
export interface IndexedMessage {
  /** Where it is explained: site path without base URL, and the section's anchor. */
  path: string;
  anchor: string;
  /** The message with its codes, or several of them, as the guide has them. */
  seen: string;
  /** Other codes of it, separated by spaces. */
  numbers: string;
  /** Cause and cure. */
  text: string;
}

export interface IndexedPage {
  /** Site path without base URL. */
  path: string;
  title: string;
  /** What hits are grouped by. */
  group: string;
  /** Labels of the sidebar that lead to the page, and other names of it; its title left out. */
  labels: string[];
  kind: SearchPageKind;
  /** Of the page of a symbol: what its card shows in addition to its title, labels and text. */
  symbol?: IndexedSymbol;
  /** The first is the page's own: level 1, without anchor and heading. */
  sections: IndexedSection[];
}

export interface IndexedSymbol {
  /** What its declaration says after the name, on one line and shortened; empty where nothing is said of it. */
  code: string;
  /** How it differs from the version before, and that version's label; left out where it does not. */
  changes?: string;
  since?: string | undefined;
  /** Anchor of its history. */
  history?: string;
}

/**
 * A heading and what stands below it: level (1 to 6), anchor, heading, prose, and the names that occur
 * in its code, separated by spaces; and other names of it: words with which other pages link to it.
 */
export type IndexedSection = [
  level: number,
  anchor: string,
  heading: string,
  text: string,
  code: string,
  names: string,
];

/** The same as it is published: like stands beside like, which compresses better. */
export interface PackedIndexFile {
  pages: (Omit<IndexedPage, 'sections'> & {
    sections: [level: number, anchor: string, heading: string][];
  })[];
  /** Prose, code and other names of all sections, in their order. */
  texts: string[];
  codes: string[];
  names: string[];
  messages?: IndexedMessage[];
}

export function packIndexFile({ pages, messages }: SearchIndexFile): PackedIndexFile {
  const sections = pages.flatMap((page) => page.sections);
  return {
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map(([level, anchor, heading]) => [level, anchor, heading]),
    })),
    texts: sections.map(([, , , text]) => text),
    codes: sections.map(([, , , , code]) => code),
    names: sections.map(([, , , , , names]) => names),
    ...(messages && { messages }),
  };
}

export function unpackIndexFile(packed: PackedIndexFile): SearchIndexFile {
  const { pages, texts, codes, names, messages } = packed;
  let index = 0;
  return {
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
