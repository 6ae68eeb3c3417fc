import { expect, test } from 'vitest';
import type { Replacement } from '#schema/replacements.ts';
import { writeReference } from './changes-test-support.ts';
import { checkReplacements } from './check-replacements.ts';

const older = writeReference('/old', [
  { name: 'kept', from: ['@x/server'] },
  { name: 'first', from: ['@x/server'] },
  { name: 'second', from: ['@x/server'] },
  { name: 'hidden', from: ['@x/server'] },
]);
const newer = writeReference('/new', [
  { name: 'kept', from: ['@x/server'] },
  { name: 'fresh', from: ['@x/server'] },
  { name: 'hidden', from: ['@x/server/unstable-core'] },
]);

const good: Replacement[] = [
  { gone: ['first'], renamed: 'fresh' },
  { gone: ['second', 'hidden'], use: ['kept'] },
];

async function check(rows: Replacement[], { version = '2.x', isUnreleased = false } = {}) {
  const source = `export default ${JSON.stringify([{ version, rows }], null, 1)};`;
  const problems = await checkReplacements({
    read: { replacements: [{ version, rows }], source, problems: [] },
    versions: [
      { label: '2.x', isUnreleased, newer, older },
      { label: '1.x', isUnreleased: false, newer: older, older: undefined },
    ],
  });
  const lines = source.split('\n');
  return problems.map(({ code, severity, message, hint, line = 0 }) => ({
    code,
    severity,
    message,
    hint,
    at: lines[line - 1]?.trim(),
  }));
}

test('a table that fits both releases has no problems', async () => {
  expect(await check(good)).toEqual([]);
});

test('an export without a row is named', async () => {
  expect(await check(good.slice(0, 1))).toMatchObject([
    {
      code: 'replacement-missing',
      severity: 'error',
      message: '2 exports were removed in 2.x and have no row: "second" and "hidden".',
      hint: expect.stringContaining("{ gone: ['second'], use: ['…'] }"),
    },
  ]);
  expect(await check(good.slice(0, 1), { isUnreleased: true })).toMatchObject([
    { severity: 'warning' },
  ]);
});

test('names that do not exist, are not gone or come twice are found at their place', async () => {
  const found = await check([
    ...good,
    { gone: ['frist'] },
    { gone: ['kept'] },
    { gone: ['first'], use: ['fersh'] },
  ]);
  expect(found.map(({ message, hint, at }) => [message, hint, at])).toEqual([
    ['No package of the version before 2.x exports "frist".', 'Did you mean "first"?', '"frist"'],
    [
      '"kept" was not removed: packages of 2.x export it.',
      'Remove the name from this row: moved exports are found without one.',
      '"kept"',
    ],
    ['"first" has two rows.', 'Combine them into one.', '"first"'],
    ['No package of 2.x exports "fersh".', 'Did you mean "fresh"?', '"fersh"'],
  ]);
  expect(found.every(({ code }) => code === 'replacement-unknown')).toBe(true);
});

test('a replacement that only an internal entry exports does not count', async () => {
  const found = await check([{ gone: ['first', 'second', 'hidden'], use: ['hidden'] }]);
  expect(found).toMatchObject([{ message: 'No package of 2.x exports "hidden".' }]);
});

test('a version that does not exist is an error', async () => {
  expect(await check(good, { version: '2.X' })).toMatchObject([
    { code: 'replacement-unknown', message: 'There is no version "2.X".', at: '"version": "2.X",' },
  ]);
});
