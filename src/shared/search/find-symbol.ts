import type { IndexedPage } from './search-index-file.ts';
import { phraseOf, tokenize } from './tokenize.ts';

/** Finds the export with the typed name. */
export interface SymbolFinder {
  /** The reference page of that name, or of the name that all others with that beginning begin with. */
  find(typed: string): IndexedPage | undefined;
}

/** Fewer letters match the beginning of too many names. */
const MIN_PREFIX_LENGTH = 4;

/**
 * Small words (`context`, `link`) are also names of types, but readers mean the word. So a single-word name must be
 * typed with its exact case; compound names also match in lower case and by their beginning.
 */
export function createSymbolFinder(pages: IndexedPage[]): SymbolFinder {
  // If several have the name, the explained ones come first, and functions before types.
  const order = ({ symbol, title }: IndexedPage) =>
    Number(!symbol?.code) + (/^\p{Lu}/u.test(title) ? 0.5 : 0);
  const symbols = pages
    .filter(({ symbol }) => symbol)
    .sort((one, other) => order(one) - order(other));
  const exact = new Map<string, IndexedPage>();
  const folded = new Map<string, IndexedPage>();
  for (const page of symbols) {
    if (!exact.has(page.title)) exact.set(page.title, page);
    const name = page.title.toLowerCase();
    if (isCompound(page.title) && !folded.has(name)) folded.set(name, page);
  }
  return {
    find(typed) {
      const name = nameIn(typed);
      const lower = name.toLowerCase();
      const found = exact.get(name) ?? folded.get(lower);
      if (found || name.length < MIN_PREFIX_LENGTH) return found;
      // A plural is no beginning of a second part: `errors`.
      const { length } = phraseOf(lower);
      const longer = [...folded]
        .filter(([other, { title }]) => other.startsWith(lower) && length > firstPart(title).length)
        .sort(([one], [other]) => one.length - other.length);
      const [shortest] = longer;
      return longer.every(([other]) => other.startsWith(shortest?.[0] ?? ''))
        ? shortest?.[1]
        : undefined;
    },
  };
}

/** The name in typed or pasted code: `httpLink()`, `new TRPCError({`, `inferRouterInputs<AppRouter>`, `'httpLink'`. */
function nameIn(typed: string): string {
  return CODE_WITH_NAME.exec(typed)?.[1] ?? typed.trim();
}

const CODE_WITH_NAME =
  /^[^\w$]*(?:(?:new|import|type|export)[^\w$]+)*([\w$]+)\s*(?:[<({}.].*|[^\w$]*)$/s;

const isCompound = (name: string) => (tokenize(name)[0]?.parts.length ?? 0) > 1;

/** An ordinary word that nobody types to find a name: `create`, `http`. */
const firstPart = (name: string) => tokenize(name)[0]?.parts[0] ?? name;
