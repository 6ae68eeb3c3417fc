import { expect, test } from 'vitest';
import { createScale, ticksOf } from './scale.ts';

test('a moment has its place between the labels and the right edge', () => {
  const scale = createScale(100);
  expect([0, 50, 100].map(scale.place)).toEqual(['18%', '57.5%', '97%']);
  expect([50, -5].map(scale.width)).toEqual(['39.5%', '0%']);
  expect(createScale(10, 37).place(5)).toBe('67%');
});

test('ticks are round and few', () => {
  expect(ticksOf(100)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticksOf(140)).toEqual([0, 50, 100]);
  for (const total of [1, 40, 99, 341, 4999]) expect(ticksOf(total).length).toBeLessThanOrEqual(7);
});
