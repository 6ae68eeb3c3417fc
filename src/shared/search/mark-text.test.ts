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

test('where only the code has it, its names follow the beginning of the text', () => {
  const names = (text: string, code = 't.router z.object mergeRouters') =>
    show(markExcerpt({ text, code, terms: new Set(['mergerouters']) }));
  expect(names('')).toBe('[mergeRouters]');
  expect(names('Nothing here.')).toBe('Nothing here. … [mergeRouters]');
  expect(names('word '.repeat(40))).toBe(`${'word '.repeat(27).trim()} … [mergeRouters]`);
  const long = `${'x'.repeat(200)}.mergeRouters`;
  expect(names('word '.repeat(40), long)).toMatch(/^(word ){8}… x{200}\.\[mergeRouters\]$/);
});

const excerptOf = (text: string, terms: string[], code = '') =>
  show(markExcerpt({ text, code, terms: new Set(terms) }));

test('a short text is its own excerpt', () => {
  expect(excerptOf('A router here.', ['router'], 'router')).toBe('A [router] here.');
  expect(excerptOf('Nothing here.', ['gone'], 'a b')).toBe('Nothing here.');
  const exact = 'a'.repeat(150);
  expect(excerptOf(exact, [])).toBe(exact);
});

test('a match near the beginning leaves the beginning there', () => {
  const text = `${'a'.repeat(39)} link${' after'.repeat(40)}`;
  expect(excerptOf(text, ['link'])).toMatch(/^a{39} \[link\] after.* after…$/);
});

test('a later match has whole words before it, if there are any', () => {
  const after = ' after'.repeat(40);
  expect(excerptOf(`${'word '.repeat(20)}link${after}`, ['link'])).toMatch(
    /^…(word ){7}\[link\]( after)+…$/,
  );
  // One long word before it has no place to begin.
  expect(excerptOf(`${'x'.repeat(100)}. link${after}`, ['link'])).toMatch(/^…\[link\]( after)+…$/);
  expect(excerptOf(`${'x'.repeat(60)}/link`, ['link'])).toBe('…[link]');
});

test('an excerpt ends with a whole word, unless the word is very long', () => {
  expect(excerptOf('word '.repeat(40), [])).toBe(`${'word '.repeat(30).trim()}…`);
  expect(excerptOf('y'.repeat(200), [])).toBe(`${'y'.repeat(150)}…`);
  expect(excerptOf(`word ${'y'.repeat(200)}`, [])).toBe(`word ${'y'.repeat(145)}…`);
});

test('different matches count more than the same one again, and the first part of several wins', () => {
  const gap = ' gap'.repeat(60);
  const two = `link link link${gap} router link${gap} link router${gap}`;
  expect(excerptOf(two, ['link', 'router'])).toMatch(/gap \[router\] \[link\] gap/);
});

test('at most four names of the code are shown', () => {
  const code = 'useA linkA linkB linkC linkD linkE';
  expect(excerptOf('', ['~link'], code)).toBe('[linkA]  [linkB]  [linkC]  [linkD]');
  expect(excerptOf('A link.', ['link', '~link'], code)).toBe('A [link].');
});
