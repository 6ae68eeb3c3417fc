import { expect, test } from 'vitest';
import { bareCode, findSilencer } from './read-code.ts';

const silencerIn = (code: string) => findSilencer([{ name: 'server.ts', code }]);

test('comments and the content of strings are blank, the code in templates is not', () => {
  expect(bareCode(`const a = 'x'; // a 'b'`)).toBe(`const a = ' ';         `);
  expect(bareCode(`\`at \${hour} it\``)).toBe(`\`   \${hour}   \``);
  expect(bareCode('/* 1\n2 */ "\\"" b')).toBe('    \n     "  " b');
  expect(bareCode(`<p>Don't</p>\n<i>'</i>`)).toBe(`<p>Don't</p>\n<i>'</i>`);
});

test.each([
  ['(ctx as any).customer', 'as any'],
  ['const bread: any = 1', 'any'],
  ['const breads = new Map<string, any>()', 'any'],
  ['type Bread = any;', 'any'],
  ['let load: () => any', 'any'],
  [`\`\${(result as never).ok}\``, 'as never'],
  ['(bread as unknown as Bread)', 'as unknown as'],
  ['// @ts-ignore', '@ts-ignore'],
  ['/* @ts-expect-error */', '@ts-expect-error'],
])('%s silences the compiler', (code, text) => {
  expect(silencerIn(`const first = 1;\n${code}\n`)).toEqual({ file: 'server.ts', line: 2, text });
});

test.each([
  '// the same as any other, or any: none',
  "'as any'",
  'z.object({ id: z.any() })',
  'Promise.any([first])',
  'const options = { any: 1, company }',
  'catch (error: unknown) {}',
  "{ id: 'two' } as const",
])('%s does not', (code) => {
  expect(silencerIn(code)).toBeUndefined();
});
