import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'The server sends whole cents, and no price.': async ({ call, expectEqual }) => {
    const { data } = await call('bread.list');
    expectEqual(data, [
      { id: 1, name: 'Rye', cents: 420 },
      { id: 2, name: 'Spelt', cents: 480 },
      { id: 3, name: 'Baguette', cents: 190 },
    ]);
  },
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'The client shows euros.': ({ expectLogged }) =>
    expectLogged('Rye: €4.20, Spelt: €4.80, Baguette: €1.90'),
} satisfies LessonChecks;
