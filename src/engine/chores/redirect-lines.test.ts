import { expect, test } from 'vitest';
import { changeRedirects } from './redirect-lines.ts';

const change = (lines: string[], rest: Omit<Parameters<typeof changeRedirects>[0], 'source'>) => {
  const source = `from\tto\n${lines.map((line) => `${line}\n`).join('')}`;
  const { text, dropped } = changeRedirects({ source, ...rest });
  return { lines: text.split('\n').slice(1, -1), dropped };
};

test('a redirect is added in its place, and old ones lead to the new address at once', () => {
  expect(
    change(['/a\t/old#x', '# a remark', '/z\t/old', '/z/*\t/old/*'], {
      add: [{ from: '/old', to: '/new' }],
    }),
  ).toEqual({
    lines: ['/a\t/new#x', '# a remark', '/old\t/new', '/z\t/new', '/z/*\t/old/*'],
    dropped: [],
  });
});

test('headings of a removed page are not looked for on the page that replaces it', () => {
  const add = [{ from: '/old', to: '/other' }];
  expect(change(['/a\t/old#x'], { add, anchors: 'drop' }).lines).toEqual([
    '/a\t/other',
    '/old\t/other',
  ]);
});

test('a redirect that would hide a page goes, with wildcards', () => {
  const pages = new Set(['/docs/v11', '/docs/v11/server']);
  expect(
    change(['/docs/v11\t/docs', '/docs/v11/*\t/docs/*', '/docs/v1\t/docs'], { add: [], pages }),
  ).toEqual({
    lines: ['/docs/v1\t/docs'],
    dropped: [
      { from: '/docs/v11', to: '/docs' },
      { from: '/docs/v11/*', to: '/docs/*' },
    ],
  });
});

test('a site without the file gets one', () => {
  expect(changeRedirects({ source: undefined, add: [{ from: '/a', to: '/b' }] }).text).toBe(
    'from\tto\n/a\t/b\n',
  );
});
