import { expect, test } from 'vitest';
import { readSheets } from '../../../tests/support/read-sheets.ts';
import { breakpoints, inEm } from './breakpoints.ts';

/** Every width or height in a style sheet's media queries, as written, with its file. */
async function readConditions(): Promise<[file: string, condition: string][]> {
  return (await readSheets()).flatMap(({ file, text }) => {
    const queries = [...text.matchAll(/@(?:media|container|custom-media)\b[^{;]*/g)];
    const conditions = queries.flatMap(([query]) =>
      query.match(/\([^()]*\b(width|height|size)\b[^()]*\)/g),
    );
    return conditions.flatMap((it): [string, string][] => (it ? [[file, it]] : []));
  });
}

test('no sheet has a breakpoint of its own', async () => {
  const known = Object.values(breakpoints).flatMap((it) => [
    `(width <= ${it}px)`,
    `(width > ${it}px)`,
    `(width <= ${inEm(it)})`,
    `(width > ${inEm(it)})`,
  ]);
  const conditions = await readConditions();
  expect(conditions.length).toBeGreaterThan(30);
  expect(conditions.filter(([, it]) => !known.includes(it))).toEqual([]);
});

test('every breakpoint changes more than one sheet', async () => {
  const conditions = await readConditions();
  const sheets = Object.entries(breakpoints).map(([name, width]) => {
    const files = conditions
      .filter(([, it]) => [` ${width}px`, ` ${inEm(width)}`].some((of) => it.includes(of)))
      .map(([file]) => file);
    return [name, new Set(files).size] as const;
  });
  expect(sheets.filter(([, count]) => count < 2)).toEqual([]);
});
