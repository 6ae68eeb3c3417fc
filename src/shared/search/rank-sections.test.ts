import { describe, expect, it } from 'vitest';
import { order, rank, sectioned, titled } from './rank-test-support.ts';
import type { IndexedPage, IndexedSection } from './search-index-file.ts';

// Of two sections that are as good, the first one given comes first: so the better one is always given last.
describe('rankSections', () => {
  it('returns nothing if nothing was found', () => {
    expect(order('cache', [titled('Other')])).toEqual([]);
  });

  it('puts sections with more of the query first', () => {
    const pages = [sectioned('half', ['cache']), sectioned('all', ['cache of one key'])];
    expect(order('cache key', pages)).toEqual(['/all#part-0', '/half#part-0']);
  });

  it('leaves out sections that have much less of the query than the best one', () => {
    const pages = [sectioned('quarter', ['one']), sectioned('half', ['one and two'])];
    expect(order('one two three four', pages)).toHaveLength(2);
    const all = sectioned('all', ['four and three and two and one']);
    expect(order('one two three four', [...pages, all])).toEqual(['/all#part-0', '/half#part-0']);
  });

  it('lets the score of the engine decide between sections that are alike', () => {
    const pages = [sectioned('a', ['cache']), sectioned('b', ['cache']), sectioned('c', ['cache'])];
    expect(order('cache', pages, { '/b': 9, '/c': 3 })).toEqual([
      '/b#part-0',
      '/c#part-0',
      '/a#part-0',
    ]);
  });

  it('prefers pages that have the other words elsewhere', () => {
    const pages = [
      sectioned('one', ['a cache', 'a cache']),
      sectioned('both', ['a cache', 'a key']),
    ];
    expect(order('cache key', pages)[0]).toBe('/both#part-0');
  });

  it('puts words in a heading before words in the text, and says where they were', () => {
    const pages = [
      sectioned('text', ['how to cache']),
      sectioned('heading', [{ heading: 'How to cache' }]),
    ];
    const ranked = rank('cache', pages);
    expect(ranked.map(({ section, isInHeading }) => [section.page.path, isInHeading])).toEqual([
      ['/heading', true],
      ['/text', false],
    ]);
  });

  it('prefers headings with few other words', () => {
    const pages = [
      sectioned('long', [{ heading: 'A key for the cache of a page' }]),
      sectioned('short', [{ heading: 'A key for the cache' }]),
    ];
    expect(order('cache key', pages)[0]).toBe('/short#a-key-for-the-cache');
  });

  it('compares headings without words that say nothing', () => {
    const pages = [
      sectioned('long', [{ heading: 'Cache one key' }]),
      sectioned('short', [{ heading: 'What is in the cache' }]),
    ];
    expect(order('cache', pages)[0]).toBe('/short#what-is-in-the-cache');
  });

  it('prefers neighboring words, past those that say nothing', () => {
    const pages = [
      sectioned('apart', ['a cache without any key']),
      sectioned('together', ['the key of the cache']),
    ];
    expect(order('key cache', pages)[0]).toBe('/together#part-0');
  });

  it('puts a page before a section with the same heading', () => {
    const heading = 'A key for the cache';
    const pages = [sectioned('section', [{ heading }]), titled(heading)];
    expect(order('cache key', pages)[0]).toBe('/docs/a-key-for-the-cache');
  });

  it('puts sections of a page that says more about it first', () => {
    const pages = [sectioned('once', ['cache']), sectioned('often', ['cache', 'cache'])];
    expect(order('cache', pages)).toEqual(['/often#part-0', '/often#part-1', '/once#part-0']);
  });

  it('puts sections of a page that is named after it first', () => {
    const keys: IndexedSection = [2, 'keys', 'Keys', 'a key', '', ''];
    const pages = [titled('The list', 'Of a cache.'), titled('The cache')];
    for (const page of pages) page.sections.push(keys);
    expect(order('cache key', pages).filter((href) => href.endsWith('#keys'))).toEqual([
      '/docs/the-cache#keys',
      '/docs/the-list#keys',
    ]);
  });

  it('tells whether the query names one section: a page, or a heading that no other has', () => {
    const named = (query: string) =>
      rank(query, [
        titled('Links'),
        sectioned('one', [{ heading: 'Options' }, { heading: 'Abort' }]),
        sectioned('two', [{ heading: 'Options' }, { heading: 'Links' }]),
      ]).map(({ isNamed }) => isNamed);
    expect(named('link')).toEqual([true, false]);
    expect(named('abort')).toEqual([true]);
    expect(named('option')).toEqual([false, false]);
    expect(named('abort link')[0]).toBe(false);
  });

  it('prefers words that are side by side, also while the second one is being typed', () => {
    const pages = [sectioned('apart', ['key cache']), sectioned('together', ['a cache key'])];
    expect(order('cache key', pages)[0]).toBe('/together#part-0');
    expect(order('cache ke', pages)[0]).toBe('/together#part-0');
  });

  it('lets the next page in before the second section of the first', () => {
    const pages = [sectioned('two', ['cache', 'cache']), sectioned('one', ['cache'])];
    expect(order('cache', pages, { '/one': 2 })).toEqual([
      '/two#part-0',
      '/one#part-0',
      '/two#part-1',
    ]);
  });
});

it('the best section of a page is not lowered for a worse one above it', () => {
  const heading = 'How to cache';
  const pages = [sectioned('two', ['cache', { heading }]), sectioned('one', [{ heading }])];
  expect(order('cache', pages, { '/one': 1.2 })[0]).toBe('/two#how-to-cache');
});

describe('names', () => {
  it('the name of a page counts more than what the engine says, and its beginning a little', () => {
    const heading = 'Method override';
    const pages = [sectioned('section', [{ heading }]), titled(heading)];
    expect(order('method override', pages, { '/section': 6 })[0]).toBe('/docs/method-override');
    expect(order('meth', pages, { '/section': 2 })[0]).toBe('/docs/method-override');
    expect(order('meth', pages, { '/section': 20 })[0]).toBe('/section#method-override');
  });

  it('what is called like the query comes first, a page before a section', () => {
    const pages = [
      sectioned('other', [{ heading: 'Override of a method' }]),
      sectioned('section', [{ heading: 'Method override' }]),
      titled('Method override'),
    ];
    expect(order('method override', pages).slice(0, 2)).toEqual([
      '/docs/method-override',
      '/section#method-override',
    ]);
  });

  it('what begins like the query comes before what has it inside', () => {
    const pages = [
      sectioned('inside', [{ heading: 'More caches' }]),
      sectioned('begins', [{ heading: 'Caches more' }]),
    ];
    expect(order('cach', pages)[0]).toBe('/begins#caches-more');
  });

  it('a name that is nearly finished comes first, unless hardly anything is typed', () => {
    const pages = [
      sectioned('long', [{ heading: 'Cache invalidation' }]),
      sectioned('short', [{ heading: 'Cache key' }]),
    ];
    expect(order('cache', pages)[0]).toBe('/short#cache-key');
    expect(order('cac', pages)[0]).toBe('/short#cache-key');
    expect(order('ca', pages)[0]).toBe('/long#cache-invalidation');
  });
});

it('prefers what links on other pages call by the query', () => {
  const pages = [sectioned('one', ['cache']), sectioned('other', ['cache'])];
  const [section] = pages[1]?.sections ?? [];
  if (section) section[5] = 'the cache|';
  expect(order('cache', pages)[0]).toBe('/other#part-0');
});

it('takes a question about a topic for the topic', () => {
  const pages = [sectioned('other', [{ heading: 'What are caches' }]), titled('Cache')];
  expect(order('what are cache', pages)[0]).toBe('/docs/cache');
});

it('a folder is not the name of the pages in it', () => {
  const whole = titled('Authentication', 'no setup', { path: '/docs/authentication' });
  const child = titled('Clerk', 'no setup', { path: '/docs/authentication/clerk' });
  expect(order('authentication setup', [child, whole])).toEqual([whole.path, child.path]);
});

it('of several versions prefers the newest, unless an older one matches much better', () => {
  const older = titled('Caching', 'a cache', { path: '/docs/v1/caching' });
  const newer = titled('Caching', 'a cache', { path: '/docs/caching' });
  const first = (pages: IndexedPage[]) => order('cache', pages, {}, { '/docs/v1/caching': 1 })[0];
  expect(first([older, newer])).toBe(newer.path);
  expect(first([older, titled('Other', 'a cache')])).toBe(older.path);
});

it('the age of docs does not lower them below pages of no version', () => {
  const pages = [sectioned('docs', ['cache']), sectioned('page', ['cache'], { kind: 'page' })];
  expect(order('cache', pages, {}, { '/docs': 2 })).toEqual(['/docs#part-0', '/page#part-0']);
});
