import { expect, test } from 'vitest';
import { defined } from './defined.ts';

test('fields without a value are absent, all others stay in their order', () => {
  const fields = defined({ hint: undefined, line: 0, title: '', isLast: false, next: null });
  expect(Object.entries(fields)).toEqual([
    ['line', 0],
    ['title', ''],
    ['isLast', false],
    ['next', null],
  ]);
});

test('an absent field overwrites no default', () => {
  const options: { limit?: number } = {};
  expect({ limit: 8, ...defined({ limit: options.limit }) }).toEqual({ limit: 8 });
});
