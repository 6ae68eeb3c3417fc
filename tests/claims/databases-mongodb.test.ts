/** The sample for MongoDB, run as published, with one document and a class that stands in for the driver's ids. */
import { expect, test } from 'vitest';
import { loadSample } from './load-sample.ts';
import { type AnyTRPCRouter, request } from './v11.ts';

const driver = `
export class ObjectId {
  constructor(readonly hex: string) {
    if (hex.length !== 24) throw new Error('BSONError');
  }
  toHexString() {
    return this.hex;
  }
}`;

const known = '507f1f77bcf86cd799439011';
const db = `
export const products = {
  findOne: async ({ _id }) =>
    _id.hex === '${known}' ? { _id, name: 'tea', stock: 3, secret: 1 } : null,
};`;

const { appRouter } = await loadSample<{ appRouter: AnyTRPCRouter }>(
  'v11/databases#mongodb',
  'server/router.ts',
  { mongodb: driver, 'server/db.ts': db },
);

async function find(id: unknown) {
  const query = encodeURIComponent(JSON.stringify(id));
  const { result, error } = (await request(appRouter, `/byId?input=${query}`)).json();
  return result?.data ?? error.data.code;
}

test('databases#mongodb: ids are strings outside, and only the named fields are sent', async () => {
  expect(await find(known)).toEqual({ id: known, name: 'tea', stock: 3 });
  expect(await find('507f1f77bcf86cd799439012')).toBe('NOT_FOUND');
});

test('databases#mongodb: neither another format nor an operator reaches the driver', async () => {
  expect(await find('abc')).toBe('BAD_REQUEST');
  expect(await find({ $ne: null })).toBe('BAD_REQUEST');
});
