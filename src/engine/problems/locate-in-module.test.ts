import { expect, test } from 'vitest';
import { locateInModule } from './locate-in-module.ts';

const source = `import { define } from 'x';

const shared = { label: 'Shared' };

export default define({
  title: 'A',
  'quoted-key': 1,
  list: [
    { a: 1 },
    shared,
  ],
  nested: { deep: [true] } as const,
} satisfies Config);
`;

test.each([
  [['title'], 'value', { line: 6, column: 10 }],
  [['title'], 'key', { line: 6, column: 3 }],
  [['quoted-key'], 'value', { line: 7, column: 17 }],
  [['list', 0, 'a'], 'value', { line: 9, column: 10 }],
  [['list', 1, 'label'], 'value', { line: 3, column: 25 }],
  [['nested', 'deep', 0], 'value', { line: 12, column: 20 }],
  [['list', 0, 'missing'], 'value', { line: 9, column: 5 }],
] as const)('[V5] %j (%s) is found in the text of a module', async (path, part, place) => {
  expect(await locateInModule({ source, path: [...path], part })).toEqual(place);
});

test('[V5] an exported constant and a spread', async () => {
  const text = 'const data = [\n  ...others,\n  { a: 1 },\n];\nexport default data;\n';
  expect(await locateInModule({ source: text, path: [1, 'a'], part: 'value' })).toEqual({
    line: 1,
    column: 14,
  });
});

test('[V5] text that does not parse has no places', async () => {
  expect(await locateInModule({ source: 'export default {', path: ['a'], part: 'key' })).toBe(
    undefined,
  );
});
