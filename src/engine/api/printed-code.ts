/** What a name in code becomes. */
export interface NameLink {
  /** The name to show. */
  text: string;
  href?: string;
  /** Place of its page among the links of the page (`data-h`). */
  hover?: number;
}

/** Code in one line, not yet formatted, and what its words lead to. */
export interface PrintedCode {
  text: string;
  /** One entry for each word (`wordPattern`) of the text. */
  words: (NameLink | undefined)[];
}

/** Runs of characters that formatting never changes, divides or joins. */
export const wordPattern = /[\w$]+/g;

/** Code whose words lead nowhere. */
export function plainCode(text: string): PrintedCode {
  return { text, words: (text.match(wordPattern) ?? []).map(() => undefined) };
}

/** Several pieces of code, one a line. */
export function joinCode(codes: PrintedCode[]): PrintedCode {
  return {
    text: codes.map(({ text }) => text).join('\n'),
    words: codes.flatMap(({ words }) => words),
  };
}
