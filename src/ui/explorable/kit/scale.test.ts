import { expect, test } from 'vitest';
import { placeOf, ticksOf, widthOf } from './scale.ts';

test('a moment has its place between the labels and the right edge', () => {
  expect([0, 50, 100].map((moment) => placeOf(moment, 100))).toEqual(['18%', '57.5%', '97%']);
  expect([widthOf(50, 100), widthOf(-5, 100)]).toEqual(['39.5%', '0%']);
});

test('ticks are round and few', () => {
  expect(ticksOf(100)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticksOf(140)).toEqual([0, 50, 100]);
  for (const total of [1, 40, 99, 341, 4999]) expect(ticksOf(total).length).toBeLessThanOrEqual(7);
});
