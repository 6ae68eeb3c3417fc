import { expect, test } from 'vitest';
import { createSymbolFinder } from './find-symbol.ts';
import { titled } from './rank-test-support.ts';
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

const find = (typed: string) =>
  createSymbolFinder([
    { ...titled('httpLimits'), kind: 'reference' },
    symbol('initTRPC', ''),
    ...[
      'initTRPC',
      'httpLink',
      'httpBatchLinkOptions',
      'httpBatchLink',
      'httpBatchStreamLink',
      'Router',
      'observable',
    ].map((name) => symbol(name)),
  ]).find(typed);

test.each([
  ['initTRPC', 'initTRPC'],
  [' inittrpc ', 'initTRPC'],
  ['initT', 'initTRPC'],
  ['httpbatchlink', 'httpBatchLink'],
  ['httpL', 'httpLink'],
  ['HTTPL', 'httpLink'],
  ['httpBatchL', 'httpBatchLink'],
  ['httpBatchLinkO', 'httpBatchLinkOptions'],
  ['Router', 'Router'],
  ['observable', 'observable'],
  ['httpLink()', 'httpLink'],
  ['.httpLink({', 'httpLink'],
  ['httpBatchLinkOptions<AppRouter>', 'httpBatchLinkOptions'],
  ['initTRPC.create();', 'initTRPC'],
  ['new Router(', 'Router'],
  ['<Router />', 'Router'],
  ["import { type Router } from '@trpc/server';", 'Router'],
  ['`httpLink`', 'httpLink'],
])('%j is the name of %s', (typed, name) => {
  expect(find(typed)?.title).toBe(name);
});

test.each([
  '',
  'router',
  'init',
  'http',
  'httpB',
  'observ',
  'httpLink options',
  'link',
  'httpLimits',
  'import { httpLink, Router } from',
  'httpLink, Router',
  'type',
  '()',
])('%j is no name, or the beginning of several', (typed) => {
  expect(find(typed)).toBeUndefined();
});

test('names of several words match in lower case, the explained one first', () => {
  const pages = [symbol('useQuery', ''), symbol('useQuery'), symbol('UseQuery')];
  const { find } = createSymbolFinder(pages);
  expect(find('usequery')).toBe(pages[1]);
  expect(find('UseQuery')).toBe(pages[2]);
  expect(createSymbolFinder([symbol('toUrl')]).find('toU')).toBeUndefined();
});

test('of several with one name the explained one is found', () => {
  expect(find('initTRPC')?.path).toBe('/docs/typedoc/server/initTRPC');
});

test('of a function and a type with one name in lower case the function is found', () => {
  const pages = [symbol('CreateClient'), symbol('createClient')];
  const { find } = createSymbolFinder(pages);
  expect(find('createCli')).toBe(pages[1]);
  expect(find('createclient')).toBe(pages[1]);
  expect(find('CreateClient')).toBe(pages[0]);
});

test('a plural is not the beginning of a name', () => {
  const { find } = createSymbolFinder([symbol('ErrorSymbol')]);
  expect(find('errors')).toBeUndefined();
  expect(find('errorsy')?.title).toBe('ErrorSymbol');
});

test('the capitals of a beginning are those of the name', () => {
  const { find } = createSymbolFinder([symbol('UseMutationOverride'), symbol('httpBatchLink')]);
  expect(find('useMutation')).toBeUndefined();
  expect(find('usemutation')?.title).toBe('UseMutationOverride');
  expect(find('UseMut')?.title).toBe('UseMutationOverride');
  expect(find('httpBa')?.title).toBe('httpBatchLink');
});

test.each([
  ['UntypedCl', 'TRPCUntypedClient'],
  ['UntypedClient', 'TRPCUntypedClient'],
  ['AppDirCall', 'stage_nextAppDirCaller'],
  ['BatchL', 'httpBatchLink'],
  ['StreamL', 'httpBatchStreamLink'],
  ['HttpBatch', undefined],
  ['atchLink', undefined],
  ['FormData', undefined],
  ['ReactProv', undefined],
  ['untypedcl', undefined],
  ['Client', undefined],
  ['Caller', undefined],
])('the piece %s is of the name %s', (typed, name) => {
  const { find } = createSymbolFinder([
    symbol('isFormData', ''),
    ...[
      'createTRPCUntypedClient',
      'getUntypedClient',
      'TRPCUntypedClient',
      'stage_nextAppDirCaller',
      'HTTPBatchLinkOptions',
      'httpBatchLink',
      'httpBatchStreamLink',
      'stage_httpBatchStreamLink',
      'createReactProvider',
      'useReactProvision',
    ].map((title) => symbol(title)),
  ]);
  expect(find(typed)?.title).toBe(name);
});

test('a piece that guides use by itself is another name', () => {
  const pages = [symbol('inferAsyncReturnType')];
  const using = (text: string) => {
    const guide: IndexedPage = { ...titled('Types'), sections: [[1, '', '', text, '', '']] };
    return createSymbolFinder([...pages, guide]).find('ReturnType')?.title;
  };
  expect(using('Read ReturnType<typeof it>')).toBeUndefined();
  expect(using('Read $ReturnType, ReturnTypes or inferReturnType')).toBe('inferAsyncReturnType');
});
