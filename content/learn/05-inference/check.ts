import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'The server sends whole cents instead of a price.': async ({ call, expectData }) => {
    expectData(await call('bread.list'), [
      { id: 1, name: 'Rye', cents: 420 },
      { id: 2, name: 'Spelt', cents: 480 },
      { id: 3, name: 'Baguette', cents: 190 },
    ]);
  },
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'The client infers its type from the server.': ({ bareCode, expect }) =>
    expect(
      !/cents\s*\??:\s*number/.test(bareCode('client.ts')),
      'client.ts writes out the type of cents. Let inferRouterOutputs read it from the router, as the starting code does.',
    ),
  'The client shows euros.': ({ expectLogged }) =>
    expectLogged('Rye: €4.20, Spelt: €4.80, Baguette: €1.90'),
} satisfies LessonChecks;
