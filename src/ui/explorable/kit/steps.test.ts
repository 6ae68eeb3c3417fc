import { expect, test } from 'vitest';
import { groupByMoment, momentOf } from './steps.ts';

const steps = groupByMoment([
  [0, 'mount', 'A'],
  [0, 'request', ''],
  [10, 'response', ''],
]);

test('events of the same moment are one step', () => {
  expect(steps.map((step) => step.length)).toEqual([2, 1]);
});

test('time passes between steps, and after the last one until the end', () => {
  expect([0, 0.5, 1, 1.5, 2].map((now) => momentOf(steps, now, 20))).toEqual([0, 5, 10, 15, 20]);
});
