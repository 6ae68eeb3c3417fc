import type { ContentProse } from '#shared/content.ts';

/** A word in prose with its position. */
export interface WrittenWord {
  word: string;
  file: string;
  line: number;
  column: number;
}

/** Text that is not prose; blanked out before words are searched. */
const noWords = new RegExp(
  [
    // Addresses, with and without protocol; scoped package names.
    /[a-z][a-z\d+.-]*:\/\/[^\s)\]>]+/u,
    /[^\s([<]*@[^\s)\]>]+/u,
    // Paths: absolute, relative, with several folders, with a hyphen in a name.
    /(?<![^\s("'])(?:~|\.{0,2})\/[^\s)\]"',;]+/u,
    /[\w.-]+\/[\w.-]+\/[\w./-]+/u,
    /\w+\/\w+-[\w-]+/u,
    // Heading ids; entities.
    /\\?\{#[^\s{}]+\}/u,
    /&#?\w+;/u,
    // Names with dots (`Next.js`), digits or underscores (`v11`, `max_age`); command options.
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
 * Words that a dictionary can check. Names in capitals (`JSON`) or with inner capitals (`TypeScript`, `useQuery`) are
 * left out, because their owners decide the spelling.
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
