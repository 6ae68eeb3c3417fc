import { expect, test } from 'vitest';
import type { ContentCodeBlock } from '#shared/content.ts';
import type { SampleAnnotations } from '#shared/hover.ts';
import { defined } from '../defined.ts';
import { collectPageSamples, indexAnnotations } from './page-samples.ts';

const block = (code: string): ContentCodeBlock => {
  return { file: 'content/a.mdx', line: 1, column: 1, language: 'ts', meta: '', code };
};
const hover = (column: number, text: string, docs?: string) => {
  return { line: 0, column, length: 1, text, ...defined({ docs: docs || undefined }) };
};

test('a text that occurs again is there once, and blocks keep their places', () => {
  const known = new Map<ContentCodeBlock, SampleAnnotations[]>([
    [block('a b'), [{ hovers: [hover(0, 'const a: 1'), hover(2, 'const b: 2')], notes: [] }]],
    [block('a'), [{ hovers: [hover(0, 'const a: 1')], notes: [] }]],
  ]);
  const contents = { page: { codeBlocks: [block('a b'), block('npm run x'), block('a')] } };
  const { marks, samples } = collectPageSamples(contents, indexAnnotations(known));
  expect(samples?.hovers).toEqual([{ text: 'const a: 1' }, { text: 'const b: 2' }]);
  expect(marks.page?.map((files) => files.map(({ hovers }) => hovers.map(({ id }) => id)))).toEqual(
    [[[0, 1]], [], [[0]]],
  );
});

test('the same words with other documentation are another text', () => {
  const known = new Map([
    [block('a b'), [{ hovers: [hover(0, 'x'), hover(2, 'x', 'Doc.')], notes: [] }]],
  ]);
  const { samples } = collectPageSamples(
    { page: { codeBlocks: [block('a b')] } },
    indexAnnotations(known),
  );
  expect(samples?.hovers).toEqual([{ text: 'x' }, { text: 'x', docs: 'Doc.' }]);
});

test('a page of which nothing is known has no marks', () => {
  expect(
    collectPageSamples({ page: { codeBlocks: [block('a')] } }, indexAnnotations(new Map())),
  ).toEqual({ marks: {} });
});

test('all files of a sample are there where the page shows a part of it', () => {
  const code = 'const hidden = 1;\n// ---cut---\nexport const shown = hidden;';
  const { samples } = collectPageSamples(
    { page: { codeBlocks: [block('export const all = 1;'), block(code)] } },
    indexAnnotations(new Map()),
  );
  expect(samples?.files).toEqual({
    1: [{ name: 'main.ts', code: 'const hidden = 1;\n// ---cut---\nexport const shown = hidden;' }],
  });
});
