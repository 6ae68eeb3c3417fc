/** Runs of letters, digits, `_` and `$`, joined by one of `. / - :`, as in `t.procedure` or `@trpc/server`; and `n+1`. */
const CHUNK = /\p{L}\+\p{N}+|[\p{L}\p{N}_$]+(?:[./:-][\p{L}\p{N}_$]+)*/gu;

/** Boundaries inside an identifier: `http|Batch|Link`, `TRPC|Error`, `snake|_case`, `HTTP|2`. */
const SEAM = /(?<=\p{Ll}|\p{N})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|[_$]+/u;

/** Prefix of terms that are only a part of an identifier: they match with a lower weight. */
export const PART = '~';

/** A word or identifier in a text. */
export interface Token {
  /** Lower case, without accents. */
  term: string;
  /** Its offset in the text, in characters. */
  start: number;
  end: number;
  /** Parts of an identifier, if it has boundaries: `httpBatchLink` -> http, batch, link. */
  parts: string[];
  /** Whether it is a name in code: it has boundaries, or a dot joins it to another. */
  isCode: boolean;
}

/** Lower case, without accents: `Résumé` -> `resume`. */
export function foldCase(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Words and identifiers of a text, in order. `client.post.byId` yields its three names; `joinedTerms` returns their
 * pairs.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const chunk of text.matchAll(CHUNK)) {
    let start = chunk.index;
    const isJoined = chunk[0].includes('.');
    for (const name of chunk[0].split(/[./:-]/)) {
      const parts = partsOf(name);
      tokens.push({
        term: foldCase(name),
        start,
        end: start + name.length,
        parts,
        isCode: isJoined || parts.length > 0,
      });
      start += name.length + 1;
    }
  }
  return tokens;
}

/** The endings of an identifier that begin at one of its inner parts: `httpBatchLink` -> BatchLink, Link. */
export function endingsOf(name: string): string[] {
  const seams = name.matchAll(new RegExp(SEAM, 'gu'));
  return [...seams].map((seam) => name.slice(seam.index + seam[0].length));
}

/** Neighbors joined by a dot, as one term: `opts.ctx.user` -> `opts.ctx`, `ctx.user`. */
export function joinedTerms(text: string): string[] {
  const joined: string[] = [];
  for (const [chunk] of text.matchAll(CHUNK)) {
    if (!chunk.includes('.')) continue;
    for (const chain of foldCase(chunk).split(/[/:-]/)) {
      const names = chain.split('.');
      for (let i = 1; i < names.length; i += 1) joined.push(`${names[i - 1]}.${names[i]}`);
    }
  }
  return joined;
}

/** A text as singular words with one space between them, to compare a query with a heading. */
export function phraseOf(text: string): string {
  return tokenize(text)
    .map(({ term }) => (term.length > 3 && /[^s]s$/.test(term) ? term.slice(0, -1) : term))
    .join(' ');
}

/** A phrase as one name: `method override` and `method_override` are `methodoverride`. */
export function squash(phrase: string): string {
  return phrase.replaceAll(/[ _$]/g, '');
}

function partsOf(name: string): string[] {
  if (!/[\p{Lu}\p{N}_$]/u.test(name.slice(1))) return [];
  const parts = name.split(SEAM).filter(Boolean);
  return parts.length > 1 ? parts.map(foldCase).filter((part) => part.length > 1) : [];
}
