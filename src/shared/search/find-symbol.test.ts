import { expect, test } from 'vitest';
import { createSymbolFinder } from './find-symbol.ts';
import type { IndexedPage } from './search-index-file.ts';

const symbol = (title: string, code = '(): void'): IndexedPage => ({
  path: `/docs/typedoc/${code === '' ? 'unstable' : 'server'}/${title}`,
  title,
  group: 'API reference',
  labels: ['API reference', '@trpc/server'],
  kind: 'reference',
  symbol: { code },
  sections: [[1, '', '', 'function', '', '']],
});

const { find } = createSymbolFinder([
  symbol('initTRPC', ''),
  ...['initTRPC', 'httpLink', 'httpBatchLink', 'httpBatchStreamLink', 'Router', 'observable'].map(
    (name) => symbol(name),
  ),
]);

test.each([
  ['initTRPC', 'initTRPC'],
  [' inittrpc ', 'initTRPC'],
  ['initT', 'initTRPC'],
  ['httpbatchlink', 'httpBatchLink'],
  ['httpL', 'httpLink'],
  ['Router', 'Router'],
  ['observable', 'observable'],
])('%j is the name of %s', (typed, name) => {
  expect(find(typed)?.title).toBe(name);
});

test.each(['', 'router', 'init', 'http', 'httpB', 'observ', 'httpLink options', 'link'])(
  '%j is no name, or the beginning of several',
  (typed) => {
    expect(find(typed)).toBeUndefined();
  },
);

test('of several with one name the explained one is found', () => {
  expect(find('initTRPC')?.path).toBe('/docs/typedoc/server/initTRPC');
});
