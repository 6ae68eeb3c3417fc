import { expect, test } from 'vitest';
import { transpileFile } from './transpile-file.ts';

const transpile = (code: string) => transpileFile({ name: 'main.ts', code });

test.each([
  ['for (;;) work();', 'for (;;) {'],
  ['for (const a of b) work(a);', 'for (const a of b) {'],
  ['for (const a in b) work(a);', 'for (const a in b) {'],
  ['while (true) {}', 'while (true) {'],
  ['do work(); while (true);', 'do {'],
  ['async () => { for await (const a of b) {} };', 'for await (const a of b) {'],
])('[P1] a loop is watched: %s', (code, head) => {
  const { code: text } = transpile(`\n${code}`);
  const lines = text.split('\n').map((line) => line.trim());
  expect(lines[lines.indexOf(lines.find((line) => line.endsWith(head)) ?? '') + 1]).toBe(
    'watchLoop("main.ts", 2);',
  );
});

test('[P1] a loop in a loop is watched too', () => {
  const { code } = transpile('while (a) while (b) work();');
  expect(code.match(/watchLoop/g)).toHaveLength(2);
});

/** Runs code with its value in `result`, and returns it with the number of calls of the watch. */
function count(code: string): [result: unknown, calls: number] {
  let calls = 0;
  const exports: { result?: unknown } = {};
  const watchLoop = () => {
    calls += 1;
  };
  new Function('exports', 'watchLoop', transpile(code).code)(exports, watchLoop);
  return [exports.result, calls];
}

const parent = 'class A { constructor(readonly b: number) {} }';

test.each<[code: string, result: unknown, calls: number]>([
  [
    'const f = (n: number): number => (n < 2 ? n : f(n - 1) + f(n - 2));\nexport const result = f(5);',
    5,
    15,
  ],
  ['export const result = f(1); function f(a: number) { return a; }', 1, 1],
  ['export const result = (function () { return 1; })();', 1, 1],
  ['export const result = (() => { return 1; })();', 1, 1],
  ['export const result = (() => ({ a: 1 }))();', { a: 1 }, 1],
  ['export const result = (() =>\n  // why\n  1 as number)();', 1, 1],
  ['export const result = { b: 1, a() { return (() => this.b)(); } }.a();', 1, 2],
  ['export const result = { get a() { return 1; } }.a;', 1, 1],
  ['export const result = [...(function* () { yield 1; })()];', [1], 1],
  [`${parent} export const result = new A(1).b;`, 1, 1],
  [
    `${parent} class B extends A { d = 2; constructor(readonly c: number) { super(1); } }\n` +
      'const { b, c, d } = new B(3); export const result = [b, c, d];',
    [1, 3, 2],
    2,
  ],
])('[P1] a function is watched, and does the same: %s', (code, result, calls) => {
  expect(count(code)).toEqual([result, calls]);
});

test('[P1] asynchronous functions are watched, and stay what they are', async () => {
  const [result, calls] = count(
    'const a = async () => await 1; export const result = (async () => { return (await a()) + 1; })();',
  );
  expect([await (result as Promise<number>), calls]).toEqual([2, 2]);
});

test('[P1] directives stay at the start of a function, and its line is that of its head', () => {
  const { code } = transpile("\nexport function a(\n  b: 1,\n) {\n  'use strict';\n  return b;\n}");
  expect(code).toMatch(/\{\s+'use strict';\s+watchLoop\("main.ts", 2\);\s+return b;/);
});

test('[P1] imports of types are none; the others are known', () => {
  const { code, imports } = transpile(
    "import type { A } from './a';\nimport { b } from './b';\nexport const c: A = await b();",
  );
  expect(imports).toEqual(['./b']);
  expect(code).toContain('await (0, b_1.b)()');
});

test('[P1] a file that is imported later is none that a file begins with', () => {
  const { code, imports } = transpile("const later = () => import('./a');");
  expect(imports).toEqual([]);
  expect(code).toContain("importLater('./a')");
});

test('[P1] what does not parse says where', () => {
  expect(() => transpile('const a = 1;\nconst = 2;')).toThrow(
    'main.ts:2: Variable declaration expected.',
  );
});
