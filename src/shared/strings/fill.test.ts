import { afterEach, describe, expect, test, vi } from 'vitest';
import { fill, fillParts, plural } from './fill.ts';
import { stringDefines } from './strings.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a template', () => {
  test('gets its values wherever they are named', () => {
    expect(fill('{a} of {b}, {a}', { a: 'x', b: 'y' })).toBe('x of y, x');
  });

  test('writes numbers as the language of the page does', () => {
    expect(fill('{n}', { n: 1234.5 })).toBe('1,234.5');
    vi.stubGlobal('LANG', 'de');
    expect(fill('{n}', { n: 1234.5 })).toBe('1.234,5');
  });

  test('keeps values that are no text between its pieces', () => {
    const link = { href: '/' };
    expect(fillParts('see {link}.', { link })).toEqual(['see ', link, '.']);
  });
});

test('a number of things has the form of the language', () => {
  const forms = { one: 'one thing', other: '{count} things in {place}' };
  expect(plural(forms, 1, { place: 'a box' })).toBe('one thing');
  expect(plural(forms, 2, { place: 'a box' })).toBe('2 things in a box');
  vi.stubGlobal('LANG', 'ar');
  const arabic = { zero: 'z', one: 'o', two: 't', few: 'f', many: 'm', other: 'x' };
  expect([0, 1, 2, 3, 11, 100].map((count) => plural(arabic, count)).join('')).toBe('zotfmx');
});

test('bundlers are told every group of strings, and every string that a name with dots can mean', () => {
  const defines = stringDefines({ area: { a: 'b', n: { other: 'c' }, 'd-e': 'f' } } as never, 'fr');
  expect(defines).toEqual({
    LANG: '"fr"',
    'STRINGS.area': '{"a":"b","n":{"other":"c"},"d-e":"f"}',
    'STRINGS.area.a': '"b"',
    'STRINGS.area.n': '{"other":"c"}',
    'STRINGS.area.n.other': '"c"',
  });
});
