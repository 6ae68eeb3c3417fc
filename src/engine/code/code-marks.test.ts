import { describe, expect, it } from 'vitest';
import { readCodeMarks } from './code-marks.ts';

const read = (code: string) =>
  readCodeMarks(code.split('\n').map((text, source) => ({ text, source })));

const shown = (code: string) =>
  read(code).lines.map(({ text, marks }) => [text, ...marks].join(' | '));

describe('readCodeMarks', () => {
  it.each([
    ['const a = 1; // [!code highlight]', 'const a = 1; | hl'],
    ['const a = 1; // [!code ++]', 'const a = 1; | add'],
    ['port: 1 # [!code --]', 'port: 1 | del'],
    ['<a></a> <!-- [!code focus] -->', '<a></a> | focus'],
    ['<Foo /> {/* [!code hl] */}', '<Foo /> | hl'],
    ['.a {} /* [!code hl] */', '.a {} | hl'],
    ['select 1 -- [!code hl]', 'select 1 | hl'],
    ['a // highlight-line', 'a | hl'],
  ])('takes the mark out of %j', (written, expected) => {
    expect(shown(written)).toEqual([expected]);
  });

  it('lets a mark alone on its line speak of the line below', () => {
    expect(shown('a\n// [!code ++]\nb\nc')).toEqual(['a', 'b | add', 'c']);
    expect(shown('# highlight-next-line\nb\nc')).toEqual(['b | hl', 'c']);
  });

  it('marks as many lines as the mark says', () => {
    expect(shown('a // [!code --:2]\nb\nc')).toEqual(['a | del', 'b | del', 'c']);
  });

  it('marks from highlight-start to highlight-end', () => {
    expect(shown('// highlight-start\na\nb\n// highlight-end\nc')).toEqual([
      'a | hl',
      'b | hl',
      'c',
    ]);
  });

  it('leaves code alone that only looks like a mark', () => {
    expect(shown('const url = "http://x"; // see [!code]')).toEqual([
      'const url = "http://x"; // see [!code]',
    ]);
  });

  it('names unknown marks with their line, and hides them', () => {
    const { lines, problems } = read('a\nb // [!code higlight]');
    expect(lines.map(({ text }) => text)).toEqual(['a', 'b']);
    expect(problems).toEqual([{ mark: 'higlight', source: 1 }]);
  });

  it.each(['toString:2', 'constructor'])('knows no mark %s', (mark) => {
    const { lines, problems } = read(`a // [!code ${mark}]`);
    expect(lines).toEqual([{ text: 'a', source: 0, marks: new Set() }]);
    expect(problems).toEqual([{ mark: mark.replace(':2', ''), source: 0 }]);
  });
});
