import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'A call to hello returns the greeting.': async ({ call, expect, expectData }) => {
    const response = await call('hello');
    expect(response.status !== 404, 'The router has no procedure with the name hello.');
    expectData(response, 'Good morning from the bakery');
  },
  'The client logs the greeting.': ({ expectLogged }) => expectLogged('Good morning'),
} satisfies LessonChecks;
