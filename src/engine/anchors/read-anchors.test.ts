import { describe, expect, it } from 'vitest';
import { formatLock, parseLock } from './anchors-lock.ts';
import { parseAnchors } from './read-anchors.ts';

describe('parseAnchors', () => {
  it('reads lines with their places, and no comments', () => {
    const source =
      'path\tanchor\ttarget\n# Routers\n\n/docs/a\told\t#new\r\n/blog/b\t-x️\t/docs/a#new\n/\tc\t/docs\n';
    const { anchors, problems } = parseAnchors(source);
    expect(problems).toEqual([]);
    expect(anchors.map(({ path, anchor, target, line }) => [path, anchor, target, line])).toEqual([
      ['/docs/a', 'old', '#new', 4],
      ['/blog/b', '-x️', '/docs/a#new', 5],
      ['/', 'c', '/docs', 6],
    ]);
  });

  it('reads a file with a byte order mark', () => {
    const line = '/docs/a\told\t#new\n';
    for (const source of [line, `path\tanchor\ttarget\n${line}`]) {
      const { anchors, problems } = parseAnchors(`\uFEFF${source}`);
      expect(problems).toEqual([]);
      expect(anchors.map(({ path }) => path)).toEqual(['/docs/a']);
    }
  });

  it.each([
    ['/docs/a', 'An old anchor has three columns, but this line has 1.', 1],
    ['/docs/a\told', 'An old anchor has three columns, but this line has 2.', 1],
    ['/docs/a\told\t#b\t#c', 'An old anchor has three columns, but this line has 4.', 1],
    ['\told\t#b', 'The first column, the path, is empty.', 1],
    ['/docs/a\t\t#b', 'The second column, the old id, is empty.', 9],
    ['/docs/a\told\t', 'The third column, the target, is empty.', 13],
    ['docs/a\told\t#b', '"docs/a" is not the path of a page.', 1],
    ['/docs/a/\told\t#b', '"/docs/a/" is not the path of a page.', 1],
    ['/docs/a\t#old\t#b', '"#old" is not an id.', 9],
    ['/docs/a\told id\t#b', '"old id" is not an id.', 9],
    ['/docs/a\told\tnew', '"new" is not an address within this site.', 13],
    ['/docs/a\told\t#', '"#" is not an address within this site.', 13],
    ['/docs/a\told\t//x.example/', '"//x.example/" is not an address within this site.', 13],
    ['/docs/a\told\thttps://x.example', '"https://x.example" is not an address within', 13],
  ])('refuses %j', (line, message, column) => {
    const { anchors, problems } = parseAnchors(`# note\n${line}\n`);
    expect(anchors).toEqual([]);
    expect(problems).toMatchObject([
      { code: 'anchor-invalid', severity: 'error', file: 'content/anchors.tsv', line: 2, column },
    ]);
    expect(problems[0]?.message).toContain(message);
  });
});

describe('the lock file', () => {
  it('is sorted, without repeats, and reads as it was written', () => {
    const text = formatLock(['/b#y', '/a#x', '/b#y', '/a#B']);
    expect(text.split('\n').filter((line) => line.startsWith('/'))).toEqual([
      '/a#B',
      '/a#x',
      '/b#y',
    ]);
    expect([...parseLock(text).keys()]).toEqual(['/a#B', '/a#x', '/b#y']);
    expect(text.split('\n')[(parseLock(text).get('/b#y') ?? 0) - 1]).toBe('/b#y');
  });
});
