/**
 * What a page is for readers who search: `guide` is documentation that somebody wrote, `reference` the
 * generated API pages, `post` the blog, `page` everything else.
 */
export type SearchPageKind = 'guide' | 'reference' | 'post' | 'page';

/**
 * The searchable text of a part of the site: everything that the worker makes its index from, and what hits
 * show. Pages in the order of the site.
 */
export interface SearchIndexFile {
  pages: IndexedPage[];
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
  /** The first is the page's own: level 1, without anchor and heading. */
  sections: IndexedSection[];
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
}

export function packIndexFile({ pages }: SearchIndexFile): PackedIndexFile {
  const sections = pages.flatMap((page) => page.sections);
  return {
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map(([level, anchor, heading]) => [level, anchor, heading]),
    })),
    texts: sections.map(([, , , text]) => text),
    codes: sections.map(([, , , , code]) => code),
    names: sections.map(([, , , , , names]) => names),
  };
}

export function unpackIndexFile({ pages, texts, codes, names }: PackedIndexFile): SearchIndexFile {
  let index = 0;
  return {
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
