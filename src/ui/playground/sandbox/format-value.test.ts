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

/** As the packages of the playground make their clients and callers: every property of it is another one. */
const createProxy = (): unknown =>
  new Proxy(() => {}, {
    get: (_target, key) => (key === 'then' || typeof key === 'symbol' ? undefined : createProxy()),
    apply: () => {
      throw new TypeError('There is no such procedure.');
    },
  });
const circular = new Error('Why');
circular.cause = circular;
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
class Named {
  static name = Symbol('name');
  x = 1;
}
const throwing = {
  a: 1,
  get b() {
    throw new Error('No');
  },
};

test.each<[unknown[], string]>([
  [['the client is', createProxy()], 'the client is [Function without name]'],
  [[{ constructor: createProxy(), a: 1 }], '{ constructor: [Function without name], a: 1 }'],
  [['%s, %d, %o', createProxy(), createProxy(), createProxy()], expect.stringContaining(', NaN, ')],
  [[throwing], '{ a: 1, b: [throws] }'],
  [[circular], 'Error: Why\n  cause: [Circular]'],
  [[Object.assign(new Error('Why'), { name: Symbol('name') })], '[object]'],
  [[{ revoked }], '{ revoked: [object] }'],
  [['%d', Object.create(null)], 'NaN'],
  [['%i', { toString: () => '7' }], 'NaN'],
  [[Named], '[Function without name]'],
  [[new Named()], '{ x: 1 }'],
])('[P1] no value makes the console throw: %#', (values, text) => {
  expect(formatLogged(values)).toEqual(text);
});

test('[P1] a long chain of causes is cut', () => {
  let error = new Error('first');
  for (let count = 0; count < 50; count += 1) error = new Error('next', { cause: error });
  expect(formatLogged([error]).match(/cause/g)).toHaveLength(5);
});

test('a long value takes several lines', () => {
  const name = 'x'.repeat(70);
  expect(formatLogged([{ name, inner: { name } }])).toBe(
    `{\n  name: "${name}",\n  inner: {\n    name: "${name}"\n  }\n}`,
  );
});

test.each<[unknown[], string]>([
  [['%s has %d loaves', 'Rye', '12.7'], 'Rye has 12 loaves'],
  [['%i of %f%%', 3.9, '0.25'], '3 of 0.25%'],
  [['%o and %O', 'text', { a: 1 }], '"text" and { a: 1 }'],
  [['%cstyled%c', 'color: red', '', 'more'], 'styled more'],
  [['%s and %s', 'one'], 'one and %s'],
  [['%s', { a: 1 }, 'rest', 2], '{ a: 1 } rest 2'],
  [['%d', 2n], '2n'],
  [['%d', Symbol('a')], 'NaN'],
  [['100%'], '100%'],
  [['100%%'], '100%%'],
  [[1, '%s', 'a'], '1 %s a'],
])('placeholders are filled as in a console: %#', (values, text) => {
  expect(formatLogged(values)).toBe(text);
});
