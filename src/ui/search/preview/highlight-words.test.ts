import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { findWords } from './highlight-words.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What is marked in a text. */
function marked(text: string, words: string[]): string[] {
  const { document, Range } = new Window();
  vi.stubGlobal('Range', Range);
  const node = document.createTextNode(text) as unknown as Text;
  return findWords([node], words).map(String);
}

test.each([
  'server-side',
  "don't",
  'two words',
  'a.b',
  'c++',
  'f(x)',
  '[id]',
  'a\\b',
  'a/b',
  'naïve',
  'नमस्ते',
])('a word with signs is found: %s', (word) => {
  expect(marked(`Of ${word}, and more ${word}s.`, [word])).toEqual([word]);
});

test('words are found in any case, and not in longer ones', () => {
  expect(marked('Router, routers, $router, ROUTER', ['router', 'call'])).toEqual([
    'Router',
    'ROUTER',
  ]);
  expect(marked('Anything', [])).toEqual([]);
});
