import { describe, expect, it } from 'vitest';
import { order, rank, sectioned, titled } from './rank-test-support.ts';

describe('kinds of pages', () => {
  const kinds = ['post', 'reference', 'page', 'guide'] as const;

  it('guides come before single pages, these before the reference, and posts last', () => {
    const pages = kinds.map((kind) => sectioned(kind, ['cache'], { kind }));
    expect(order('cache', pages)).toEqual(
      ['guide', 'page', 'reference', 'post'].map((kind) => `/${kind}#part-0`),
    );
  });

  it('pages with more than 25 sections come later', () => {
    const filled = (name: string, length: number) =>
      sectioned(name, ['cache', ...Array.from({ length: length - 1 }, () => '')]);
    const short = sectioned('short', ['cache']);
    expect(order('cache', [filled('25', 25), short])[0]).toBe('/25#part-0');
    expect(order('cache', [filled('long', 26), short])[0]).toBe('/short#part-0');
  });

  it('a symbol comes right behind the best guide that explains it', () => {
    const pages = [
      titled('createCaller', '', { kind: 'reference' }),
      sectioned('explains', [{ heading: 'createcaller' }]),
    ];
    expect(order('createcaller', pages, { '/explains': 2 })).toEqual([
      '/explains#createcaller',
      '/docs/createcaller',
    ]);
  });

  it('a symbol comes before guides that only mention it', () => {
    const pages = [
      sectioned('mentions', ['createcaller']),
      titled('createCaller', '', { kind: 'reference' }),
    ];
    expect(order('createcaller', pages)[0]).toBe('/docs/createcaller');
  });

  it('a symbol comes behind a guide that has as much of the query, also if others have less', () => {
    const pages = [
      sectioned('half', ['createcaller']),
      sectioned('all', ['options of createcaller']),
      titled('createCaller', 'Its options.', { kind: 'reference' }),
    ];
    expect(order('createcaller options', pages).slice(0, 2)).toEqual([
      '/all#part-0',
      '/docs/createcaller',
    ]);
  });

  it('a symbol comes before guides that have less of the query', () => {
    const pages = [
      sectioned('mentions', ['createcaller']),
      titled('createCaller', 'Its options.', { kind: 'reference' }),
    ];
    expect(order('createcaller options', pages)).toEqual([
      '/docs/createcaller',
      '/mentions#part-0',
    ]);
  });

  it('a symbol comes before a page of the same name that explains nothing', () => {
    const pages = ['page', 'reference'] as const;
    expect(
      rank(
        'createcaller',
        pages.map((kind) => titled('createCaller', '', { kind })),
      ).map(({ section }) => section.page.kind),
    ).toEqual(['reference', 'page']);
  });
});
