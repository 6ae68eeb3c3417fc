/** The sample for MongoDB, run as published, with a collection in memory and the driver's two classes that it needs. */
import { expect, test } from 'vitest';
import { loadSample } from './load-sample.ts';
import { type AnyTRPCRouter, request } from './v11.ts';

const driver = `
export class MongoServerError extends Error {
  code = 11000;
}
export class ObjectId {
  constructor(readonly hex = '507f1f77bcf86cd799439011') {
    if (hex.length !== 24) throw new Error('BSONError');
  }
  toHexString() {
    return this.hex;
  }
}`;

const db = `
import { MongoServerError, ObjectId } from 'mongodb';
const documents = new Map();
export const products = {
  findOne: async ({ _id }) => documents.get(_id.hex) ?? null,
  async insertOne(document) {
    const _id = new ObjectId();
    if (documents.has(_id.hex)) throw new MongoServerError();
    documents.set(_id.hex, { ...document, secret: 1, _id });
    return { insertedId: _id };
  },
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

async function add() {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'tea', stock: 3 });
  const { result, error } = (
    await request(appRouter, '/add', { method: 'POST', headers, body })
  ).json();
  return result?.data ?? error.data.code;
}

test('databases#mongodb: ids are strings outside, and only the named fields are sent', async () => {
  const id = '507f1f77bcf86cd799439011';
  expect(await find(id)).toBe('NOT_FOUND');
  expect(await add()).toEqual({ id, name: 'tea', stock: 3 });
  expect(await find(id)).toEqual({ id, name: 'tea', stock: 3 });
  expect(await add()).toBe('CONFLICT');
});

test('databases#mongodb: neither another format nor an operator reaches the driver', async () => {
  expect(await find('abc')).toBe('BAD_REQUEST');
  expect(await find({ $ne: null })).toBe('BAD_REQUEST');
});
