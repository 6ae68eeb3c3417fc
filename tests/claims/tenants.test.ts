/** The sample for applications with several organizations, run as published. */
import { expect, test } from 'vitest';
import { loadSample } from './load-sample.ts';
import { type AnyTRPCRouter, request } from './v11.ts';

const { bookRouter } = await loadSample<{ bookRouter: AnyTRPCRouter }>(
  'v11/server/authorization#tenants',
  'server/book-router.ts',
);

async function call(path: string, input: object, member: { id: number } | null = { id: 7 }) {
  const query = encodeURIComponent(JSON.stringify(input));
  const createContext = async () => ({ member });
  const response = await request(bookRouter, `/${path}?input=${query}`, {}, { createContext });
  const { result, error } = response.json();
  return result?.data ?? error.data.code;
}

test('authorization#tenants: members get the books of their organization only', async () => {
  const emma = { organizationId: 1, id: 10, title: 'Emma' };
  expect(await call('list', { organizationId: 1 })).toEqual([emma]);
  expect(await call('byId', { organizationId: 1, id: 10 })).toEqual(emma);
  expect(await call('byId', { organizationId: 1, id: 20 })).toBe('NOT_FOUND');
});

test('authorization#tenants: others get nothing, and no call works without an organization', async () => {
  expect(await call('list', { organizationId: 2 })).toBe('NOT_FOUND');
  expect(await call('byId', { organizationId: 2, id: 20 })).toBe('NOT_FOUND');
  expect(await call('list', { organizationId: 1 }, null)).toBe('UNAUTHORIZED');
  expect(await call('byId', { id: 10 })).toBe('BAD_REQUEST');
});
