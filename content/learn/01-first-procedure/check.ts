import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'A call to hello returns the greeting.': async ({ call, expect, expectEqual }) => {
    const { status, data } = await call('hello');
    expect(status !== 404, 'The router has no procedure with the name hello.');
    expectEqual(data, 'Good morning from the bakery');
  },
  'The client logs the greeting.': ({ expectLogged }) => expectLogged('Good morning'),
} satisfies LessonChecks;
