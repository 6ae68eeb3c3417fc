import { expect, test } from 'vitest';
import { defineDetached } from './detached-buffers.ts';

test('a buffer says whether it was given away, on every version of Node', () => {
  defineDetached();
  const given = new ArrayBuffer(8);
  structuredClone(given, { transfer: [given] });
  expect(given).toMatchObject({ detached: true });
  expect(new ArrayBuffer(0)).toMatchObject({ detached: false });
  expect(new ArrayBuffer(8)).toMatchObject({ detached: false });
});
