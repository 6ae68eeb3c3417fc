/** The tests on the page about testing, run as published. */
import { expect, test } from 'vitest';
import { loadSample } from './load-sample.ts';
import { runSampleTests } from './run-sample-tests.ts';
import { createTRPCUntypedClient, rejection, TRPCClientError, type TRPCLink } from './v11.ts';

const page = 'v11/testing';

test.each([
  ['callers', 'server/router.test.ts', 3],
  ['http', 'server/http.test.ts', 2],
  ['fetch', 'server/fetch.test.ts', 1],
])('testing#%s: its tests pass', async (section, file, count) => {
  expect(await runSampleTests(`${page}#${section}`, file)).toHaveLength(count);
});

test('testing#callers: they fail if anybody may record an inspection', async () => {
  const run = runSampleTests(`${page}#callers`, 'server/router.test.ts', {
    'server/router.ts': `
      export const createCaller = ({ inspector, now }) => ({
        inspect: async (input) => ({ ...input, by: inspector, at: now() }),
      });`,
  });
  await expect(run).rejects.toThrow('Missing expected rejection');
});

interface MockLink {
  mockLink(mocks: Record<string, (input: unknown) => unknown>): TRPCLink<never>;
}

test('testing#mock-link: the report is made without a server', async () => {
  await loadSample(`${page}#mock-link`, 'test/station-report.test.ts');
});

test('testing#mock-link: results come from the table, anything else is an error of the client', async () => {
  const { mockLink } = await loadSample<MockLink>(`${page}#mock-link`, 'test/mock-link.ts');
  const { missing } = await loadSample<{ missing: TRPCClientError<never> }>(
    `${page}#mock-link`,
    'main.ts',
  );
  const client = createTRPCUntypedClient({
    links: [
      mockLink({
        stations: async (region) => [`${region} 1`],
        inspect: () => {
          throw missing;
        },
      }),
    ],
  });
  expect(await client.query('stations', 'north')).toEqual(['north 1']);
  expect(await rejection(client.mutation('inspect'))).toMatchObject({
    message: 'No such station',
    data: { code: 'NOT_FOUND', httpStatus: 404 },
  });
  const unknown = await rejection(client.query('weather'));
  expect(unknown).toBeInstanceOf(TRPCClientError);
  expect(unknown).toMatchObject({ message: 'No mock for weather' });
});
