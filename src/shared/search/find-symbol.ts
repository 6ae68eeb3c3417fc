import type { IndexedPage } from './search-index-file.ts';
import { tokenize } from './tokenize.ts';

/** Finds the export whose name is typed. */
export interface SymbolFinder {
  /** The page of the reference with that name, or with the only name that begins so. */
  find(typed: string): IndexedPage | undefined;
}

/** Fewer letters begin too many names by chance. */
const SHORTEST_BEGINNING = 4;

/**
 * Small words (`context`, `link`) are names of types too, and readers mean the word. So a name in one piece must be
 * typed as it is written; names of several parts are found in lower case and by their beginning as well.
 */
export function createSymbolFinder(pages: IndexedPage[]): SymbolFinder {
  // Where several have a name, those first that are explained.
  const symbols = pages
    .filter(({ symbol }) => symbol)
    .sort((one, other) => Number(!one.symbol?.code) - Number(!other.symbol?.code));
  const exact = new Map<string, IndexedPage>();
  const folded = new Map<string, IndexedPage>();
  for (const page of symbols) {
    if (!exact.has(page.title)) exact.set(page.title, page);
    const name = page.title.toLowerCase();
    if (isCompound(page.title) && !folded.has(name)) folded.set(name, page);
  }
  return {
    find(typed) {
      const name = typed.trim();
      const lower = name.toLowerCase();
      const found = exact.get(name) ?? folded.get(lower);
      if (found || name.length < SHORTEST_BEGINNING) return found;
      const longer = [...folded].filter(
        ([other, { title }]) => other.startsWith(lower) && lower.length > firstPart(title).length,
      );
      return longer.length === 1 ? longer[0]?.[1] : undefined;
    },
  };
}

const isCompound = (name: string) => (tokenize(name)[0]?.parts.length ?? 0) > 1;

/** A word of the language, by which nobody means the name: `create`, `http`. */
const firstPart = (name: string) => tokenize(name)[0]?.parts[0] ?? name;
