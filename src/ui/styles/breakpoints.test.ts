import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { breakpoints } from './breakpoints.ts';

const src = fileURLToPath(new URL('../..', import.meta.url));

/** Every width or height in a style sheet's media queries, as written, with its file. */
async function readConditions(): Promise<[file: string, condition: string][]> {
  const files = await glob(['{app,ui}/**/*.css'], { cwd: src });
  const read = async (file: string) => {
    const sheet = await readFile(`${src}/${file}`, 'utf8');
    const queries = [...sheet.matchAll(/@(?:media|container|custom-media)\b[^{;]*/g)];
    const conditions = queries.flatMap(([query]) =>
      query.match(/\([^()]*\b(width|height|size)\b[^()]*\)/g),
    );
    return conditions.flatMap((it): [string, string][] => (it ? [[file, it]] : []));
  };
  return (await Promise.all(files.map(read))).flat();
}

test('no sheet has a breakpoint of its own', async () => {
  const known = Object.values(breakpoints).flatMap((it) => [
    `(width <= ${it}px)`,
    `(width > ${it}px)`,
  ]);
  const conditions = await readConditions();
  expect(conditions.length).toBeGreaterThan(30);
  expect(conditions.filter(([, it]) => !known.includes(it))).toEqual([]);
});

test('every breakpoint changes more than one sheet', async () => {
  const conditions = await readConditions();
  const sheets = Object.entries(breakpoints).map(([name, width]) => {
    const files = conditions.filter(([, it]) => it.includes(` ${width}px`)).map(([file]) => file);
    return [name, new Set(files).size] as const;
  });
  expect(sheets.filter(([, count]) => count < 2)).toEqual([]);
});
