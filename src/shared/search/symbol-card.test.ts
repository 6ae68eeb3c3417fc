import { expect, test } from 'vitest';
import { rank, titled } from './rank-test-support.ts';
import type { IndexedSymbol } from './search-index-file.ts';
import { symbolCard } from './symbol-card.ts';

const symbol = (more: Partial<IndexedSymbol> = {}) =>
  titled('httpLink', '', {
    path: '/docs/typedoc/httpLink',
    kind: 'reference',
    group: 'API',
    labels: ['API reference', '@trpc/client'],
    symbol: { code: '(options): Link', ...more },
    sections: [[1, '', '', 'function · Sends requests. · Ends them.', '', '']],
  });

const guide = titled('The httpLink', 'httpLink', { path: '/docs/links' });
const post = titled('About httpLink', '', { path: '/blog/links', kind: 'post' });

/** The addresses on the card of the symbol, if these pages are found, best first. */
function linksOf(page: ReturnType<typeof symbol>, found: (typeof page)[]) {
  const ranked = found
    .map((it) => rank('httplink', [it]))
    .flatMap(([best]) => (best ? [best] : []));
  expect(ranked).toHaveLength(found.length);
  return symbolCard({ page, ranked }).links.map(({ href }) => href);
}

test('a card names the kind of an export, its import path and its declaration', () => {
  const page = symbol();
  expect(symbolCard({ page, ranked: [] })).toEqual({
    name: 'httpLink',
    label: 'function · @trpc/client',
    code: '(options): Link',
    text: 'Sends requests. · Ends them.',
    links: [
      {
        id: page.path,
        href: page.path,
        type: 'reference',
        group: 'API',
        title: [{ text: 'httpLink', marked: true }],
        trail: ['API'],
        excerpt: [],
      },
    ],
  });
});

test('a page without facts has a card without them', () => {
  const bare = titled('httpLink', '', { labels: ['@trpc/client'], sections: [] });
  const { code, text, label } = symbolCard({ page: bare, ranked: [] });
  expect([code, text, label]).toEqual(['', '', ' · @trpc/client']);
});

test('guide and reference are in the order in which they were found', () => {
  const page = symbol();
  expect(linksOf(page, [guide, page])).toEqual(['/docs/links', page.path]);
  expect(linksOf(page, [page, guide])).toEqual([page.path, '/docs/links']);
  expect(linksOf(page, [guide])).toEqual(['/docs/links', page.path]);
});

test('only a guide explains a name, and only one that is among the best', () => {
  const page = symbol();
  expect(linksOf(page, [post, page])).toEqual([page.path]);
  expect(linksOf(page, [post, post, post, post, guide])).toEqual(['/docs/links', page.path]);
  expect(linksOf(page, [post, post, post, post, post, guide])).toEqual([page.path]);
});

test('what changed since the last version is the last link', () => {
  const page = symbol({ changes: 'Declaration changed', since: 'v10', history: 'history' });
  const history = symbolCard({ page, ranked: [] }).links.at(-1);
  expect(history).toMatchObject({
    id: `${page.path}#history`,
    href: `${page.path}#history`,
    type: 'heading',
    title: [{ text: 'Changes since v10', marked: false }],
    trail: ['Declaration changed'],
  });
  expect(linksOf(page, [page, guide]).at(-1)).toBe(`${page.path}#history`);
});

test('a name without a comment is explained by the first sentence of a guide that begins with it', () => {
  const textOf = (name: string, text: string, comment = '') => {
    const own = ['function', comment].filter(Boolean).join(' · ');
    const page = titled(name, own, { kind: 'reference' });
    const ranked = rank(name.toLowerCase(), [titled(`About ${name}`, text)]);
    expect(ranked).toHaveLength(1);
    return symbolCard({ page, ranked }).text;
  };
  const text = 'Use httpLink. httpLink sends one request: Then more. httpLink is small.';
  expect(textOf('httpLink', text)).toBe('httpLink sends one request.');
  expect(textOf('httpLink', text, 'Sends requests.')).toBe('Sends requests.');
  // Rows of a table, a sentence that the index cut, and an ordinary word.
  expect(textOf('httpLink', 'httpLink sends · requests.')).toBe('');
  expect(textOf('httpLink', 'Links. httpLink sends')).toBe('');
  expect(textOf('Lazy', 'Lazy routers come later.')).toBe('');
});

test('a card has the guide of its own version', () => {
  const page = symbol();
  const older = titled('httpLink', 'httpLink', { path: '/docs/v10/links' });
  const ranked = [...rank('httplink', [older]), ...rank('httplink', [page, guide])];
  for (const { section } of ranked) if (section.page === older) section.age = 1;
  expect(symbolCard({ page, ranked }).links.map(({ href }) => href)).toEqual([
    guide.path,
    page.path,
  ]);
  for (const { section } of ranked) section.age = section.page === guide ? 0 : 1;
  expect(symbolCard({ page, ranked }).links.map(({ href }) => href)[0]).toBe(older.path);
});
