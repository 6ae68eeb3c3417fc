import { expect, test } from 'vitest';
import { formatLogged } from './format-value.ts';

const circle: { self?: unknown } = {};
circle.self = circle;
class Point {
  x = 1;
}

test.each<[unknown[], string]>([
  [['a', 1, null], 'a 1 null'],
  [[['a', 1n]], '["a", 1n]'],
  [[{ a: 1, 'b-c': [true] }], '{ a: 1, "b-c": [true] }'],
  [[new Point()], 'Point { x: 1 }'],
  [[new Map([['a', new Set([1])]])], 'Map { "a" => Set { 1 } }'],
  [[new Date(0)], '1970-01-01T00:00:00.000Z'],
  [[new TypeError('No', { cause: new Error('Why') })], 'TypeError: No\n  cause: Error: Why'],
  [[circle], '{ self: [Circular] }'],
  [[{ a: { b: { c: { d: {} } } } }], '{ a: { b: { c: { d: [Object] } } } }'],
  [[Array.from({ length: 60 }, () => 0)], expect.stringContaining('… 10 more')],
])('case %# is shown as code', (values, text) => {
  expect(formatLogged(values)).toEqual(text);
});

test('a long value takes several lines', () => {
  const name = 'x'.repeat(70);
  expect(formatLogged([{ name, inner: { name } }])).toBe(
    `{\n  name: "${name}",\n  inner: {\n    name: "${name}"\n  }\n}`,
  );
});
