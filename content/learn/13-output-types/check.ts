import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'The cost of a bread stays on the server.': async ({ call, expectData }) => {
    expectData(await call('bread.byId', { input: { id: 1 } }), { id: 1, name: 'Rye', cents: 420 });
  },
  'A row that does not match the schema is not sent.': async ({ call, expect, expectEqual }) => {
    const { status, error } = await call('bread.byId', { input: { id: 3 } });
    expect(status === 500, `The bread with the price "1,90" leads to status ${status}, not 500.`);
    expectEqual(error, { code: 'INTERNAL_SERVER_ERROR', message: 'Output validation failed' });
  },
  'The client shows the price of the rye bread.': ({ expectLogged }) =>
    expectLogged('Rye costs 420 cents'),
} satisfies LessonChecks;
