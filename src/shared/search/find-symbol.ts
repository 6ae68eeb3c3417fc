import type { IndexedPage } from './search-index-file.ts';
import { endingsOf, phraseOf, tokenize } from './tokenize.ts';

/** Finds the export with the typed name. */
export interface SymbolFinder {
  /**
   * The reference page of that name, or of the name that all others with that beginning begin with; or of the only one
   * with that piece: `UntypedCl` is a piece of `TRPCUntypedClient`. A piece that other pages use by itself is something
   * else: `ReturnType` is no piece of `inferAsyncReturnType`.
   */
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
  // Unstable names have the pieces of others.
  const explained = symbols.filter(({ symbol }) => symbol?.code);
  const isUsed = (name: string) => {
    const alone = new RegExp(`(?<![\\w$])${name}(?![\\w$])`);
    return pages.some(
      ({ kind, sections }) =>
        kind !== 'reference' && sections.some((section) => alone.test(section.slice(2).join(' '))),
    );
  };
  /** The name with this piece that all others with it contain; or the name that begins with it but for its front. */
  const pieceOf = (piece: string): IndexedPage | undefined => {
    if (!PIECE.test(piece)) return undefined;
    const isPieceOf = (names: string[]) => names.some((name) => name.startsWith(piece));
    const found =
      onlyOne(explained.filter(({ title }) => isPieceOf([title, ...endingsOf(title)]))) ??
      onlyOne(explained.filter(({ title }) => isPieceOf([withoutFront(title)])));
    return found && isUsed(piece) ? undefined : found;
  };
  return {
    find(typed) {
      const name = nameIn(typed);
      const lower = name.toLowerCase();
      const found = exact.get(name) ?? folded.get(lower);
      if (found || name.length < MIN_PREFIX_LENGTH) return found;
      // A plural is no beginning of a second part: `errors`.
      const { length } = phraseOf(lower);
      // With a capital inside, it was not typed in lower case: `useMutation` begins no `UseMutationOverride`.
      const begins = (other: string, title: string) =>
        PIECE.test(name) ? title.startsWith(name) : other.startsWith(lower);
      const longer = [...folded]
        .filter(([other, { title }]) => begins(other, title) && length > firstPart(title).length)
        .sort(([one], [other]) => one.length - other.length);
      const [shortest] = longer;
      return longer.length > 0 && longer.every(([other]) => other.startsWith(shortest?.[0] ?? ''))
        ? shortest?.[1]
        : pieceOf(name);
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

/** The shortest of some names, if all others contain it. */
function onlyOne(pages: IndexedPage[]): IndexedPage | undefined {
  const [shortest, ...longer] = pages.sort((one, other) => one.title.length - other.title.length);
  const name = withoutFront(shortest?.title ?? '').toLowerCase();
  return longer.every(({ title }) => title.toLowerCase().includes(name)) ? shortest : undefined;
}

/** Ordinary words have no capitals inside. */
const PIECE = /\p{Ll}\p{Lu}/u;

/** A name without an acronym or a stage in front: `TRPCClientError`, `experimental_localLink`. */
const withoutFront = (name: string) => name.replace(/^(?:\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Ll}+_)/u, '');
