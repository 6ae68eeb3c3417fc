import { describe, expect, it } from 'vitest';
import { parseFenceMeta } from './fence-meta.ts';

describe('parseFenceMeta', () => {
  it('reads every word', () => {
    expect(
      parseFenceMeta(
        `title="server/trpc.ts" {1,3-5} showLineNumbers=10 wrap run nocheck="old API" version="10.x"`,
      ),
    ).toEqual({
      title: 'server/trpc.ts',
      highlight: new Set([1, 3, 4, 5]),
      lineNumbers: 10,
      wrap: true,
      run: true,
      nocheck: 'old API',
      version: '10.x',
      unknown: [],
    });
  });

  it('keeps spaces in titles, in either quotes', () => {
    expect(parseFenceMeta(`title="a b"`).title).toBe('a b');
    expect(parseFenceMeta(`title='a "b"'`).title).toBe('a "b"');
  });

  it('counts from 1 where no first line number is given', () => {
    expect(parseFenceMeta('showLineNumbers').lineNumbers).toBe(1);
    expect(parseFenceMeta('').lineNumbers).toBeUndefined();
  });

  it('names what means nothing', () => {
    expect(parseFenceMeta('twoslash {a-b} titel="x"').unknown).toEqual([
      'twoslash',
      '{a-b}',
      'titel="x"',
    ]);
  });

  it('does not count to a million', () => {
    expect(parseFenceMeta('{1-99999999}').unknown).toEqual(['{1-99999999}']);
  });
});
