import { escapeText } from '#shared/escape-xml.ts';
import { align, type Hunk } from './align.ts';
import { keyOfWord, type Word, type WordStyle } from './block.ts';

/**
 * Compares the words of two texts. An equal space or comma between two changes is merged into them, because marks that
 * end at every space are hard to read.
 */
export function compareWords(older: Word[], newer: Word[]): Hunk<Word>[] {
  const hunks = align({ older, newer, keyOf: keyOfWord });
  const joined: Hunk<Word>[] = [];
  for (const [index, hunk] of hunks.entries()) {
    const last = joined.at(-1);
    const isBetween = index > 0 && index < hunks.length - 1;
    const isSame = hunk.isSame && !(isBetween && hunk.newer.every(saysNothing));
    if (last && !last.isSame && !isSame) {
      last.older.push(...hunk.older);
      last.newer.push(...hunk.newer);
    } else {
      joined.push({ isSame, older: [...hunk.older], newer: [...hunk.newer] });
    }
  }
  return joined;
}

function saysNothing({ text, style }: Word): boolean {
  return style !== 'code' && !/[\p{L}\p{N}]/u.test(text);
}

/** One side of a comparison as HTML, with the parts that the other side lacks marked. */
export function wordsHtml(hunks: Hunk<Word>[], side: 'older' | 'newer'): string {
  const tag = side === 'older' ? 'del' : 'ins';
  return hunks
    .filter((hunk) => hunk[side].length > 0)
    .map((hunk) => {
      const html = textHtml(hunk[side]);
      return hunk.isSame ? html : `<${tag}>${html}</${tag}>`;
    })
    .join('');
}

const tags: Record<Exclude<WordStyle, 'plain'>, string> = {
  code: 'code',
  strong: 'strong',
  emphasis: 'em',
  delete: 's',
};

/** Words as HTML, with one element per run of equal style. */
export function textHtml(words: readonly Word[]): string {
  const runs: Word[] = [];
  for (const { text, style } of words) {
    const last = runs.at(-1);
    if (last?.style === style && style !== 'code') last.text += text;
    else runs.push({ text, style });
  }
  return runs
    .map(({ text, style }) => {
      const html = escapeText(text);
      return style === 'plain' ? html : `<${tags[style]}>${html}</${tags[style]}>`;
    })
    .join('');
}
