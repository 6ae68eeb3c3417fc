import { describe, expect, it } from 'vitest';
import { parseSample, sampleFiles } from './parse-sample.ts';

const shown = (code: string, language = 'ts') =>
  parseSample({ code, language }).files.map(({ name, lines }) => ({
    name,
    code: lines.map(({ text }) => text).join('\n'),
  }));

describe('parseSample', () => {
  it('hides all above ---cut---, in earlier files too', () => {
    expect(
      shown('// @filename: a.ts\nconst a = 1;\n// @filename: b.ts\nx;\n// ---cut---\n\nb;'),
    ).toEqual([{ name: 'b.ts', code: 'b;' }]);
  });

  it('hides all below ---cut-after---, and what is between cut-start and cut-end', () => {
    expect(
      shown('a;\n// ---cut-start---\nb;\n// ---cut-end---\nc;\n// ---cut-after---\nd;'),
    ).toEqual([{ name: undefined, code: 'a;\nc;' }]);
  });

  it('hides lines that only the checker reads', () => {
    expect(
      shown(
        '// @errors: 2345\n// @noErrors\n// @include: context\na;\n// ^?\n//    ^?\n// @ts-expect-error no\nb;',
      ),
    ).toEqual([{ name: undefined, code: 'a;\n// @ts-expect-error no\nb;' }]);
  });

  it('splits into files, each without blank lines around it', () => {
    expect(shown('// @filename: server.ts\n\na;\n\n// @filename: client.ts\nb;\n')).toEqual([
      { name: 'server.ts', code: 'a;' },
      { name: 'client.ts', code: 'b;' },
    ]);
  });

  it('leaves other languages as they are', () => {
    expect(shown('// ---cut---\n// @errors: 1\na', 'json')).toEqual([
      { name: undefined, code: '// ---cut---\n// @errors: 1\na' },
    ]);
  });

  it('remembers the line that each shown line had', () => {
    const [file] = parseSample({ code: 'x;\n// ---cut---\na;\n// ^?\nb;', language: 'ts' }).files;
    expect(file?.lines.map(({ source }) => source)).toEqual([2, 4]);
  });
});

describe('sampleFiles', () => {
  it('gives whole files, hidden lines included', () => {
    const code = 'a;\n// ---cut---\nb;\n// @filename: c.ts\nc;';
    expect(sampleFiles({ code, language: 'typescript' })).toEqual([
      { name: 'main.ts', code: 'a;\n// ---cut---\nb;' },
      { name: 'c.ts', code: 'c;' },
    ]);
  });
});
