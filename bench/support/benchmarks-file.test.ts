import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { replaceSection, sectionMarks } from './benchmarks-file.ts';
import { printNote, printTable, takePrinted } from './print-table.ts';
import { questions } from './questions.ts';

test('figures replace those of their own section', () => {
  const text =
    'Before.\n\n<!-- bench build -->\n\nOld.\n\n<!-- end of bench build -->\n\n<!-- bench dev -->\n\nStays.\n\n<!-- end of bench dev -->\n';
  const printed = [{ head: ['build', 'time'], rows: [['cold | first', 3]] }, 'Said.'];
  const machine = ['Measured today.', 'Two cores.'];
  const written = replaceSection(text, { name: 'build', machine, printed });
  expect(written).toBe(
    'Before.\n\n<!-- bench build -->\n\nMeasured today. Two cores.\n\n| build         | time |\n| ------------- | ---- |\n| cold \\| first | 3    |\n\nSaid.\n\n<!-- end of bench build -->\n\n<!-- bench dev -->\n\nStays.\n\n<!-- end of bench dev -->\n',
  );
  expect(replaceSection(written, { name: 'build', machine, printed })).toBe(written);
  expect(() => replaceSection(text, { name: 'paint', machine, printed })).toThrow('bench paint');
});

test('what is printed is what is written', ({ onTestFinished }) => {
  const { log } = console;
  onTestFinished(() => {
    console.log = log;
  });
  console.log = () => {};
  const table = { head: ['a'], rows: [[1]] };
  takePrinted();
  printTable(table);
  printNote('Both are the same.');
  expect(takePrinted()).toEqual([table, 'Both are the same.']);
  expect(takePrinted()).toEqual([]);
});

test('every bench has a section in BENCHMARKS.md', async () => {
  const text = await readFile(join(projectRoot, 'BENCHMARKS.md'), 'utf8');
  for (const [name, question] of Object.entries(questions)) {
    const [start, end] = sectionMarks(name);
    expect(text).toContain(`## ${name}\n\n${question}\n`);
    expect(text.split(start).length, start).toBe(2);
    expect(text.indexOf(end), end).toBeGreaterThan(text.indexOf(start));
  }
});
