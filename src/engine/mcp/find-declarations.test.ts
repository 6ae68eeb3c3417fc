import { expect, test } from 'vitest';
import { findDeclarations } from './find-declarations.ts';

/** The names found in a line of code. */
function namesIn(code: string, name = 'a.ts'): string[] {
  const declarations = findDeclarations({ name, code });
  return [...code.matchAll(/\w+/g)]
    .filter(({ index }) => declarations.has({ line: 0, column: index }))
    .map(([word]) => word);
}

test.each([
  ['export const a = 1, b = a;', ['a', 'b']],
  ['export const { router, procedure: p, ...rest } = t;', ['router', 'p', 'rest']],
  ['const [c, [d = e], , { f }] = g;', ['c', 'd', 'f']],
  ['async function h(i) { let j = i; }', ['h', 'j']],
  ['export default class K {}', ['K']],
  ['interface L { m: N } type O = L;', ['L', 'O']],
  ['l.m({ n: 1 });', []],
])('%s declares %s', (code, names) => {
  expect(namesIn(code)).toEqual(names);
});

test('JSX is read in files that may have it', () => {
  expect(namesIn('const a = <b>c</b>, d = 1;', 'a.tsx')).toEqual(['a', 'd']);
});

test.each([
  ['export default t.router({});', true],
  ['export default function () {}', true],
  ['export default interface A {}', true],
  ['const a = 1; export { a as default };', true],
  ['export const a = 1; export { a }; export * from "./b";', false],
  ['const a = 1; export = a;', false],
])('%s has a default export: %s', (code, hasDefault) => {
  expect(findDeclarations({ name: 'a.ts', code }).hasDefault).toBe(hasDefault);
});
