import { expect, test } from 'vitest';
import { defaultOnion } from './default-settings.ts';
import { findOnion, layersOf } from './find-run.ts';
import { describeStep, findStop, stepsOf, summarizeOnion } from './onion-facts.ts';
import { everyOnion, type OnionSettings } from './recording.ts';

const runWith = (change: Partial<OnionSettings>) => findOnion({ ...defaultOnion, ...change });

test('the layers are left in the opposite order', () => {
  const { steps } = runWith({});
  const through = (way: 'in' | 'out') =>
    steps.filter((it) => it.way === way && it.layer !== 'input').map(({ layer }) => layer);
  expect(through('in')).toEqual(['timing', 'customer', 'oven', 'procedure']);
  expect(through('out')).toEqual(through('in').reverse());
});

test('an early error ends the call in its layer, and the layers around see a result', () => {
  const run = runWith({ signedIn: false });
  expect(findStop(run)).toBe('customer');
  expect(stepsOf(run, 'oven')).toEqual({ in: -1, out: -1 });
  expect(describeStep(run, 2)).toBe('3. timing, after next(): ok: false, error: UNAUTHORIZED');
  expect(summarizeOnion(run)).toBe(
    'The call fails in the customer check: status 401, UNAUTHORIZED.',
  );
});

test('only middlewares have a next()', () => {
  const run = runWith({});
  const { in: start, out: end } = stepsOf(run, 'procedure');
  expect([start, end].map((place) => describeStep(run, place))).toEqual([
    '5. procedure: ctx is {"customer":{"id":7},"oven":{"celsius":230}}',
    '6. procedure: return "rye, 230 °C"',
  ]);
});

test('which error comes first depends on the order', () => {
  const wrong = { signedIn: false, validInput: false };
  const stops = (['checkFirst', 'inputFirst'] as const).map((order) =>
    findStop(runWith({ ...wrong, order })),
  );
  expect(stops).toEqual(['customer', 'input']);
});

test('the type of the context narrows and grows', () => {
  const types = layersOf(defaultOnion).map(({ type }) => type);
  expect(types[0]).toContain('| null');
  expect(types.at(-1)).not.toContain('| null');
  expect(types.at(-1)).toContain('oven: { celsius: number; }');
});

test('every call ends in the outermost layer', () => {
  for (const { steps } of everyOnion().map(findOnion)) {
    expect(steps.at(-1)).toMatchObject({ layer: 'timing', way: 'out' });
  }
});
