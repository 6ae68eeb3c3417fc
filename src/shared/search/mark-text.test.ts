import { expect, test } from 'vitest';
import { markExcerpt, markText } from './mark-text.ts';

const show = (text: { text: string; marked: boolean }[]) =>
  text.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text)).join('');

test('what the engine found is marked, whole identifiers for their parts', () => {
  expect(show(markText('A link, httpBatchLink.', new Set(['link', '~link'])))).toBe(
    'A [link], [httpBatchLink].',
  );
});

test('joined, the pieces are the text', () => {
  const text = 'Résumé <b>link</b> 👩‍👩‍👧 link';
  const pieces = markText(text, new Set(['link']));
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

test('an excerpt is the part with most of what was found', () => {
  const text = `${'before '.repeat(40)}here a router and a link stand${' after'.repeat(40)}`;
  const excerpt = show(markExcerpt({ text, code: '', terms: new Set(['router', 'link']) }));
  expect(excerpt).toMatch(/^….*\[router\].*\[link\].*…$/);
  expect(excerpt.length).toBeLessThan(220);
});

test('where only the code has it, its names are shown', () => {
  const excerpt = markExcerpt({
    text: 'Nothing here.',
    code: 't.router z.object mergeRouters',
    terms: new Set(['mergerouters']),
  });
  expect(show(excerpt)).toBe('[mergeRouters]');
});
