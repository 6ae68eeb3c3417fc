/** The replacement of a name in code. */
export interface NameLink {
  /** The displayed name. */
  text: string;
  href?: string;
  /** Index of its page in the page's list of links (`data-h`). */
  hover?: number;
}

/** Unformatted code on one line, with the link targets of its words. */
export interface PrintedCode {
  text: string;
  /** One entry for each word (`wordPattern`) of the text. */
  words: (NameLink | undefined)[];
}

/** Runs of characters that formatting never changes, splits or joins. */
export const wordPattern = /[\w$]+/g;

/** Code without links. */
export function plainCode(text: string): PrintedCode {
  return { text, words: (text.match(wordPattern) ?? []).map(() => undefined) };
}

/** Several pieces of code, one per line. */
export function joinCode(codes: PrintedCode[]): PrintedCode {
  return {
    text: codes.map(({ text }) => text).join('\n'),
    words: codes.flatMap(({ words }) => words),
  };
}
