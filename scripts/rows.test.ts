import { expect, test } from 'vitest';
import { compareRows, parseRows, provedRows } from './rows.ts';

const table =
  '# finished: one, two\nid\tissue\ttext\nA1\tone\tfirst\nA2\ttwo\tsecond\nB1\tlater\tthird\n';

test('rows are read with their issues', () => {
  expect(parseRows(table)).toEqual({
    finished: ['one', 'two'],
    rows: [
      { id: 'A1', issue: 'one', text: 'first' },
      { id: 'A2', issue: 'two', text: 'second' },
      { id: 'B1', issue: 'later', text: 'third' },
    ],
  });
});

test('a row is proved by a title that starts with its id', () => {
  const source = `
    test('[A1] holds', () => {});
    test.each([1])("[A2] %s", () => {});
    describe(\`[B1] [B2] both\`, () => {});
    test('mentions [C1]', () => {});
    const list = [A3];
  `;
  expect(provedRows(source)).toEqual(['A1', 'A2', 'B1', 'B2']);
});

test('a test that is skipped proves nothing', () => {
  expect(provedRows(`test.skip('[A1] x'); test.fixme(\n  '[A2] x'); test.todo('[B1] x')`)).toEqual(
    [],
  );
});

test('only rows of finished issues must have a test', () => {
  const { missing, open, unknown } = compareRows({ ...parseRows(table), proved: ['A1', 'Z9'] });
  expect(missing.map((row) => row.id)).toEqual(['A2']);
  expect(open.map((row) => row.id)).toEqual(['B1']);
  expect(unknown).toEqual(['Z9']);
});
