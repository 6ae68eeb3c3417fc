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
  expect(code).toContain("() => importLater('./a')");
});

test('[P1] what does not parse says where', () => {
  expect(() => transpile('const a = 1;\nconst = 2;')).toThrow(
    'main.ts:2: Variable declaration expected.',
  );
});
