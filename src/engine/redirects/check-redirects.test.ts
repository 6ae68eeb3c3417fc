import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { docRoute, pageRoute } from '../outputs/output-test-support.ts';
import { checkRedirects } from './check-redirects.ts';
import { parseRedirects } from './read-redirects.ts';

const file = 'content/redirects.tsv';
const routes = [
  pageRoute('/'),
  docRoute('/docs'),
  docRoute('/docs/quickstart'),
  docRoute('/docs/client/react'),
];

function check(lines: string[], options: Partial<Parameters<typeof checkRedirects>[0]> = {}) {
  const { redirects, problems } = parseRedirects({ file, source: `from\tto\n${lines.join('\n')}` });
  expect(problems).toEqual([]);
  return checkRedirects({ redirects, routes, ...options });
}

describe('checkRedirects', () => {
  it('[P8] accepts pages, anchors, files, outside addresses and wildcards', () => {
    const found = check(
      [
        '/a\t/docs',
        '/b\t/docs/client/react#setup',
        '/c\thttps://example.org/',
        '/d\t/blog/rss.xml',
        '/docs/v11/*\t/docs/*',
        '/docs/all/*\t/docs',
      ],
      { files: new Set(['blog/rss.xml']) },
    );
    expect(found).toEqual([]);
  });

  it('[P8] a dead end names the nearest page', () => {
    expect(check(['/start\t/docs/quikstart'])).toEqual([
      {
        code: 'redirect-dead-end',
        message: '"/start" leads to "/docs/quikstart", but there is no page at /docs/quikstart.',
        hint: 'Did you mean /docs/quickstart or /docs?',
        file,
        line: 2,
        column: 1,
      },
    ]);
    expect(check(['/x/*\t/nowhere/*'])[0]).toMatchObject({
      code: 'redirect-dead-end',
      message: '"/x/*" leads to "/nowhere/*", but there is no page below it.',
    });
  });

  it('[P8] a chain names its steps and its end', () => {
    const [found] = check(['/a\t/b', '/b\t/docs']);
    expect(found).toMatchObject({
      code: 'redirect-chain',
      message: '"/a" takes 2 steps: /a -> /b -> /docs.',
      hint: 'Point it directly to "/docs".',
      line: 2,
    });
  });

  it('[P8] a chain through a wildcard is one too', () => {
    expect(check(['/a\t/docs/v11/quickstart', '/docs/v11/*\t/docs/*'])[0]?.message).toBe(
      '"/a" takes 2 steps: /a -> /docs/v11/quickstart -> /docs/quickstart.',
    );
  });

  it('[P8] loops are found, also of one, and of wildcards', () => {
    expect(check(['/a\t/b', '/b\t/a']).map(({ code, line }) => [code, line])).toEqual([
      ['redirect-loop', 2],
      ['redirect-loop', 3],
    ]);
    expect(check(['/a\t/a'])[0]?.message).toBe(
      '"/a" leads to "/a" and from there back: nobody would ever arrive.',
    );
    expect(check(['/a/*\t/a/b/*'])[0]?.code).toBe('redirect-loop');
  });

  it('[P8] a redirect must not hide a page', () => {
    expect(check(['/docs/quickstart\t/docs'])[0]).toMatchObject({
      code: 'redirect-hides-page',
      message:
        '"/docs/quickstart" is redirected, but /docs/quickstart is a page (content/docs/quickstart.mdx): nobody could reach it.',
    });
    expect(check(['/docs/client/*\t/docs'])[0]?.message).toContain('/docs/client/react is a page');
  });

  it('[P8] a source may be used only once', () => {
    expect(check(['/a\t/docs', '/a\t/'])).toMatchObject([
      {
        code: 'redirect-twice',
        message: '"/a" is redirected twice: line 2 already leads to "/docs".',
        line: 3,
      },
    ]);
  });

  it('[V4] an anchor of a target that has been rendered has to exist', () => {
    const idsOf = () => new Set(['setup']);
    expect(check(['/a\t/docs#setup'], { idsOf })).toEqual([]);
    expect(check(['/a\t/docs#gone'], { idsOf })[0]?.message).toBe(
      '"/a" leads to "/docs#gone", but nothing on /docs has the id "gone".',
    );
  });
});

describe('parseRedirects', () => {
  it.each([
    ['/a', 'A redirect has two columns, but this line has 1.', 1],
    ['/a\t/b\t/c', 'A redirect has two columns, but this line has 3.', 1],
    ['a\t/b', 'The old address "a" is not a path of this site.', 1],
    ['/a/\t/b', 'The old address "/a/" is not a path of this site.', 1],
    ['/a#x\t/b', 'The old address "/a#x" is not a path of this site.', 1],
    ['/a/*/c\t/b', 'The old address "/a/*/c" has a "*" in the wrong place.', 1],
    ['/a\t/b/*', 'The new address "/b/*" has a "*" that matches nothing in the old address.', 4],
    [
      '/a\thttp://example.com',
      'The new address "http://example.com" is neither a path of this site nor an https address.',
      4,
    ],
    [
      '/a\t//example.com',
      'The new address "//example.com" is neither a path of this site nor an https address.',
      4,
    ],
  ])('[P8] refuses %j', (line, message, column) => {
    const { redirects, problems } = parseRedirects({
      file,
      source: `from\tto\n\n# note\n${line}\n`,
    });
    expect(redirects).toEqual([]);
    expect(problems).toMatchObject([{ message, severity: 'error', file, line: 4, column }]);
  });

  it("[P8] reads the site's own file without a complaint", async () => {
    const source = await readFile(
      new URL('../../../content/redirects.tsv', import.meta.url),
      'utf8',
    );
    const { redirects, problems } = parseRedirects({ file, source });
    expect(problems).toEqual([]);
    expect(redirects.length).toBeGreaterThan(100);
  });
});
