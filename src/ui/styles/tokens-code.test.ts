import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clamp, contrast, type Rgb, toRgb } from './oklch.ts';

const css = readFileSync(new URL('./tokens-code.css', import.meta.url), 'utf8');
const colors = new Map(
  [...css.matchAll(/--code-([a-z]+): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)/g)].map(
    ([, name, light, dark]) => [name ?? '', { light: toRgb(light ?? ''), dark: toRgb(dark ?? '') }],
  ),
);

/** Linear colors as seen by color-blind readers (Machado, Oliveira, Fernandes 2009, full strength). */
const sight: Record<string, number[]> = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  'without red cones': [0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052],
  'without green cones': [0.367, 0.861, -0.228, 0.28, 0.673, 0.047, -0.012, 0.043, 0.969],
  'without blue cones': [1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304],
};

for (const theme of ['light', 'dark'] as const) {
  test(`[T3] code has a contrast of at least 4.5 in the ${theme} theme`, () => {
    const ground = color('ground', theme);
    for (const [name, pair] of colors) {
      if (name === 'ground') continue;
      expect(contrast(pair[theme], ground), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  for (const [who, matrix] of Object.entries(sight)) {
    test(`the main kinds of token stay apart in the ${theme} theme for sight ${who}`, () => {
      const kinds = ['text', 'keyword', 'function', 'type', 'string', 'number', 'comment'];
      for (const [index, a] of kinds.entries()) {
        for (const b of kinds.slice(index + 1)) {
          const apart = distance(see(color(a, theme), matrix), see(color(b, theme), matrix));
          expect(apart, `${a} and ${b}`).toBeGreaterThanOrEqual(0.045);
        }
      }
    });
  }
}

function color(name: string, theme: 'light' | 'dark'): Rgb {
  const pair = colors.get(name);
  if (!pair) throw new Error(`tokens-code.css has no --code-${name}`);
  return pair[theme];
}

function see([r, g, b]: Rgb, matrix: number[]): Rgb {
  const row = (at: number) =>
    (matrix[at] ?? 0) * r + (matrix[at + 1] ?? 0) * g + (matrix[at + 2] ?? 0) * b;
  return clamp([row(0), row(3), row(6)]);
}

/** Distance in OKLab: 0.02 is just noticeable side by side. */
function distance(a: Rgb, b: Rgb): number {
  const [x, y] = [toLab(a), toLab(b)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

function toLab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
