import { expect, test } from 'vitest';
import { brandColors } from '../../brand/brand-files.ts';
import { toRgb } from '../../styles/oklch.ts';
import { contrastOf, fitness, fromHex } from './contrast-of.ts';

test.each([
  ['#000000', '#ffffff', 21, 'long text'],
  ['#767676', '#ffffff', 4.54, 'text'],
  ['#949494', '#ffffff', 3.03, 'large text, shapes'],
  ['#cccccc', '#ffffff', 1.61, 'nothing that must be read'],
])('[P5] %s on %s has a contrast of %d: %s', (hex, ground, ratio, use) => {
  expect(contrastOf(hex, ground)).toBeCloseTo(ratio, 1);
  expect(fitness(contrastOf(hex, ground))).toBe(use);
});

test.each(brandColors)('[P5] both values of $name are one color', ({ hex, oklch }) => {
  const [one, two] = [fromHex(hex), toRgb(oklch)];
  for (const [index, part] of one.entries()) expect(part).toBeCloseTo(two[index] ?? -1, 1.7);
});
