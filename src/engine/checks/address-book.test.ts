import { expect, test } from 'vitest';
import { docRoute, pageRoute } from '../outputs/output-test-support.ts';
import { createAddressBook } from './address-book.ts';

const at = { file: 'content/redirects.tsv', line: 2 };

function book(options: { baseUrl?: string; localeBaseUrls?: string[] } = {}) {
  return createAddressBook({
    routes: [
      pageRoute('/'),
      docRoute('/docs/a'),
      docRoute('/docs/router', { title: 'Routers' }),
      docRoute('/docs/page.html'),
      pageRoute('/404', { notFound: true }),
    ],
    redirects: [
      { from: '/old', to: '/docs/a#section', ...at },
      { from: '/older', to: '/old', ...at },
      { from: '/round', to: '/trip', ...at },
      { from: '/trip', to: '/round', ...at },
      { from: '/away', to: 'https://other.example/', ...at },
    ],
    files: new Set(['logo.svg', 'fr']),
    url: 'https://example.com',
    baseUrl: '/',
    localeBaseUrls: [],
    ...options,
  });
}

const read = (href: string, options?: { baseUrl?: string; localeBaseUrls?: string[] }) =>
  book(options).read(href, '/docs/a');

test.each([
  ['', { path: '/docs/a', anchor: '' }],
  ['#x', { path: '/docs/a', anchor: 'x' }],
  ['#gr%C3%B6%C3%9Fe', { path: '/docs/a', anchor: 'größe' }],
  ['#100%', { path: '/docs/a', anchor: '100%' }],
  ['#x:~:text=words', { path: '/docs/a', anchor: 'x' }],
  ['b#y', { path: '/docs/b', anchor: 'y' }],
  ['../', { path: '/', anchor: '' }],
  ['x#', { path: '/docs/x', anchor: '' }],
  ['?q=1', { path: '/docs/a', anchor: '' }],
  ['/docs/b/?q=1#y', { path: '/docs/b', anchor: 'y' }],
  ['https://example.com/docs/b', { path: '/docs/b', anchor: '' }],
  ['HTTPS://example.com/docs/b', { path: '/docs/b', anchor: '' }],
  ['//example.com/docs/b', { path: '/docs/b', anchor: '' }],
  // Extensions are dropped unless a page's name includes one.
  ['/docs/a.html', { path: '/docs/a', anchor: '' }],
  ['/docs/page.html', { path: '/docs/page.html', anchor: '' }],
])('%j on the page /docs/a is an address of the site', (href, address) => {
  expect(read(href)).toEqual(address);
});

test.each([
  'https://other.example/docs/a',
  'mailto:a@example.com',
  '//other.example/x',
  'https://',
  // Browsers take backslashes for slashes, and nothing can be the host after these.
  String.raw`\\[`,
])('%j is none of the site', (href) => {
  expect(read(href)).toBeUndefined();
});

test('below a base URL only what is below it is of the site', () => {
  const based = { baseUrl: '/site/' };
  expect(read('/site/docs/b', based)).toEqual({ path: '/docs/b', anchor: '' });
  expect(read('b', based)).toEqual({ path: '/docs/b', anchor: '' });
  expect(read('/docs/b', based)).toBeUndefined();
});

test('of two base URLs the longer one counts', () => {
  const two = { baseUrl: '/', localeBaseUrls: ['/fr/', '/fr/ca/'] };
  expect(read('/fr/ca/docs/b', two)?.path).toBe('/docs/b');
  expect(read('/fr/docs/b', two)?.path).toBe('/docs/b');
  expect(read('/docs/b', two)?.path).toBe('/docs/b');
});

test('what is at a path: a page before a redirect before a file', () => {
  const { kindOf } = book();
  expect(['/', '/docs/a', '/old', '/logo.svg', '/none'].map(kindOf)).toEqual([
    'page',
    'page',
    'redirect',
    'file',
    undefined,
  ]);
});

test('the page that answers in the end', () => {
  const { pageAt } = book();
  expect(
    ['/docs/a', '/old', '/older', '/away', '/round', '/logo.svg', '/none'].map(pageAt),
  ).toEqual(['/docs/a', '/docs/a', '/docs/a', undefined, undefined, undefined, undefined]);
});

test('near addresses are named, the not-found page never, and nothing where nothing is near', () => {
  const { suggest } = book();
  const near = 'Did you mean /docs/router, /docs/a or /docs/page.html?';
  expect(suggest('/docs/routers')).toBe(near);
  expect(suggest('/docs/routers')).toBe(near);
  expect(suggest('/404s') ?? '').not.toContain('/404');
  expect(suggest('/wp-login.php')).toBeUndefined();
});
