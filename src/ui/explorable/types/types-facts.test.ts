import { expect, test } from 'vitest';
import { findTypes } from './find-run.ts';
import { typesChanges, typesPlaces } from './recording.ts';
import { describePlace, messageAt, stateOf, summarizeTypes } from './types-facts.ts';

test('the program compiles, and the result has the type that the function returns', () => {
  expect(summarizeTypes('none')).toBe('No errors: the types fit at all 11 places.');
  const { types } = findTypes('none');
  expect(types.result.replace('next', 'berth')).toBe(types.output);
});

test('a field that is renamed on the server is an error on the client', () => {
  expect(summarizeTypes('result')).toBe(
    "The change gives 6 places another type. In client.ts, TypeScript rejects a field of the result. Error 2339: Property 'minutes' does not exist on type '{ harbor: string; wait: number; }'.",
  );
  expect(stateOf('result', 'input')).toBe('same');
  expect(stateOf('result', 'router')).toBe('changed');
});

test('an optional input is an error where the server reads it, and callers need not change', () => {
  expect(findTypes('optional').errors.map(({ file, place }) => [file, place])).toEqual([
    ['server.ts', 'use'],
  ]);
  expect(findTypes('optional').types.call).toContain('input: void |');
});

test('a renamed input is an error on both sides', () => {
  expect(findTypes('input').errors.map(({ file }) => file)).toEqual(['server.ts', 'client.ts']);
});

test('a place is described by its type, and its error or the way to the next', () => {
  expect(describePlace('optional', 2)).toBe(
    "3. a field of the input: (property) harbor: string. Error 18048: 'input' is possibly 'undefined'.",
  );
  expect(describePlace('none', 8)).toBe(
    '9. the argument of the call: (property) harbor: string. At run time, the server validates this value before the function gets it. Next: the result on the client.',
  );
  expect(messageAt('none', 'use')).toBeUndefined();
});

test('every place is in the code once, in every program', () => {
  for (const change of typesChanges) {
    const pieces = findTypes(change).files.flatMap((file) => file.pieces);
    const places = new Set(pieces.flatMap(({ place }) => place ?? []));
    expect([...places].sort()).toEqual([...typesPlaces].sort());
  }
});
