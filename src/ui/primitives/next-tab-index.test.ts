import { expect, test } from 'vitest';
import { nextTabIndex } from './next-tab-index.ts';

const press = (key: string, index: number, isRightToLeft = false) =>
  nextTabIndex({ key, index, count: 3, isRightToLeft });

test('arrows go round, Home and End jump', () => {
  expect(press('ArrowRight', 0)).toBe(1);
  expect(press('ArrowRight', 2)).toBe(0);
  expect(press('ArrowLeft', 0)).toBe(2);
  expect(press('Home', 2)).toBe(0);
  expect(press('End', 0)).toBe(2);
});

test('arrows follow the direction of the text', () => {
  expect(press('ArrowLeft', 0, true)).toBe(1);
  expect(press('ArrowRight', 0, true)).toBe(2);
});

test('other keys are left to the browser', () => {
  expect(press('Tab', 0)).toBeUndefined();
  expect(press('ArrowDown', 0)).toBeUndefined();
});
