import { describe, expect, it } from 'vitest';
import { docRoute } from '../outputs/output-test-support.ts';
import { check } from './checks-test-support.ts';

describe('titles and descriptions', () => {
  const checks = { metadata: 'warn' } as const;
  const same = (path: string) => docRoute(path, { title: 'Same', head: { description: path } });
  const untold = (path: string) => docRoute(path, { head: { description: '' } });

  it('pages without a description lack one, and do not share one', () => {
    const problems = check({ checks, routes: [untold('/docs/a'), untold('/docs/b')] });
    expect(problems.map(({ code }) => code)).toEqual([
      'missing-description',
      'missing-description',
    ]);
  });

  it('up to three namesakes are named, in alphabetical order, and the others counted', () => {
    const message = (...paths: string[]) => {
      const problems = check({ checks, routes: paths.map((path) => same(path)) });
      expect(problems).toHaveLength(1);
      return problems[0]?.message;
    };
    expect(message('/d', '/b', '/a', '/c')).toBe(
      '/a has the same title as /b, /c, /d: "Same | Fixture".',
    );
    expect(message('/d', '/f', '/b', '/a', '/e', '/c')).toBe(
      '/a has the same title as /b, /c, /d and 2 more: "Same | Fixture".',
    );
  });
});

describe('canonical addresses', () => {
  const checks = { canonicals: 'error' } as const;
  const pages = (canonical: string) => [
    docRoute('/docs/a', { head: { canonical } }),
    docRoute('/docs/b'),
  ];
  const hint = (canonical: string) => check({ checks, routes: pages(canonical) })[0]?.hint;

  it('the page that was probably meant is named if one is near', () => {
    expect(hint('https://example.com/docs/bb')).toBe('Did you mean /docs/b or /docs/a?');
    const nothingNear = 'Name the page itself, or the same page of the latest version.';
    expect(hint('https://example.com/wp-login')).toBe(nothingNear);
    expect(hint('https://other.example/docs/bb')).toBe(nothingNear);
  });

  it('search engines must be able to show that page', () => {
    const problems = check({
      checks,
      routes: pages('https://example.com/docs/b'),
      head: { '/docs/b': '<meta name="robots" content="noindex">' },
    });
    expect(problems.map(({ message }) => message)).toEqual([
      'The page /docs/a names "https://example.com/docs/b" as its canonical address, which is kept out of search engines (noindex).',
    ]);
  });
});
