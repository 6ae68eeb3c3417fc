import { describe, expect, it } from 'vitest';
import { check } from './checks-test-support.ts';

const checks = { missingAssets: 'error' } as const;

describe('files that pages ask for', () => {
  const missing = (...paths: string[]) =>
    check({
      checks,
      html: Object.fromEntries(paths.map((path) => [path, '<script src="/gone.js"></script>'])),
    });

  it('one that a single page lacks is reported at the source of the page', () => {
    expect(missing('/docs/a')).toMatchObject([
      {
        message: 'The page /docs/a requests "/gone.js", which is not in the output.',
        file: 'content/docs/a.mdx',
      },
    ]);
  });

  it('one that several pages lack is reported once, and not at one of them', () => {
    const problems = missing('/', '/docs/a', '/docs/b');
    expect(problems.map(({ message, file }) => [message, file])).toEqual([
      ['The page / and 2 more request "/gone.js", which is not in the output.', undefined],
    ]);
  });

  it('pages may ask for other pages, and for files of other hosts', () => {
    const html = '<embed src="/docs/b"><script src="https://other.example/a.js"></script>';
    expect(check({ checks, html: { '/docs/a': html } })).toEqual([]);
  });
});

describe('images of other hosts', () => {
  const image = '<img src="https://other.example/i.png">';

  it('each is reported once for each page that shows it, at its source', () => {
    const problems = check({ checks, html: { '/docs/a': image + image, '/docs/b': image } });
    expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([
      'foreign-media content/docs/a.mdx',
      'foreign-media content/docs/b.mdx',
    ]);
  });

  it('an unsafe address is one too', () => {
    const html = { '/': '<img src="http://other.example/i.png">' };
    expect(check({ checks, html }).map(({ code }) => code)).toEqual(['foreign-media']);
  });

  it('one without a readable address is none', () => {
    const html = { '/docs/a': '<img src="https://"><img src="/x?from=https://other.example">' };
    const problems = check({ checks, html });
    expect(problems.map(({ code }) => code)).toEqual(['missing-asset']);
  });
});
