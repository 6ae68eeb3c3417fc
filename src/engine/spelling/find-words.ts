import type { ContentProse } from '#shared/content.ts';

/** A word of prose, and where it was written. */
export interface WrittenWord {
  word: string;
  file: string;
  line: number;
  column: number;
}

/** What looks like words and is none: blanked out before words are looked for. */
const noWords = new RegExp(
  [
    // Addresses, with and without protocol; names of packages with a scope.
    /[a-z][a-z\d+.-]*:\/\/[^\s)\]>]+/u,
    /[^\s([<]*@[^\s)\]>]+/u,
    // Paths: from the root, from here, of more than one folder, with a hyphen in a name.
    /(?<![^\s("'])(?:~|\.{0,2})\/[^\s)\]"',;]+/u,
    /[\w.-]+\/[\w.-]+\/[\w./-]+/u,
    /\w+\/\w+-[\w-]+/u,
    // The id of a heading; entities.
    /\\?\{#[^\s{}]+\}/u,
    /&#?\w+;/u,
    // Names with dots (`Next.js`), digits or underscores (`v11`, `max_age`); options of commands.
    /[\p{L}\d_/-]+(?:\.[\p{L}\d_-]+)+/u,
    /[\p{L}\d_$]*[\d_$][\p{L}\d_$]*/u,
    /(?<![^\s("'])--?\p{L}[\p{L}-]*/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
);

const wordPattern = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;

/**
 * The words of prose that a dictionary can judge. Names in capitals (`JSON`) or with capitals inside
 * (`TypeScript`, `useQuery`) are left out: their spelling is up to those who gave them.
 */
export function findWords({ file, line, column, text }: ContentProse): WrittenWord[] {
  const blanked = text.replace(noWords, (match) => match.replace(/[^\n]/g, ' '));
  const words: WrittenWord[] = [];
  let lineStart = 0;
  let lines = 0;
  for (const { 0: written, index } of blanked.matchAll(wordPattern)) {
    for (let at = blanked.indexOf('\n', lineStart); at !== -1 && at < index; ) {
      lines += 1;
      lineStart = at + 1;
      at = blanked.indexOf('\n', lineStart);
    }
    const word = written.replaceAll('’', "'").replace(/'s$/i, '');
    if (/^.+\p{Lu}/u.test(word)) continue;
    const before = lines === 0 ? column : 1;
    words.push({ word, file, line: line + lines, column: before + index - lineStart });
  }
  return words;
}
